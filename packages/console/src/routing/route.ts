import type { Read } from '@driver-trust/domain/data'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type GrantName, permissionFor, type Viewer } from '@driver-trust/domain/permission'
import type { ComponentType } from 'react'
import type { StringRouteParams } from 'wouter'
import { type LazyScreen, lazyScreen } from '../load/lazyScreen.tsx'

/** Who can open a route: everyone, people who are being set up, or people with a name and an organisation (contract 2.3). */
export type Area = 'public' | 'onboarding' | 'core'

/** A screen's address: how it is linked to and loaded, and what it reads first. Each is beside its screen; routes.tsx lists them. */
export interface Route extends Address {
  component: ComponentType
  fetchCode: LazyScreen<object>['fetchCode']
}

interface Address {
  /** As wouter reads it: `/organisation/:orgId`. */
  path: string
  area: Area
  /** The screen's name in its module, by which its stories are found; none for a redirect. */
  screen?: string
  /**
   * The first reads: following a link starts them along with the code, and so does pointing at it. Reads that the viewer isn't allowed
   * to make are left out.
   */
  reads?(parameters: object, viewer: Viewer): FirstReads
}

interface FirstReads {
  /** The screen shows once these have loaded. */
  awaited?: readonly Read<unknown>[]
  /** Parts of the screen that load and fail on their own. */
  others?: readonly Read<unknown>[]
}

/** What the file beside a screen says. */
interface Definition<Path extends string, Search> extends Address {
  path: Path
  reads?(parameters: StringRouteParams<Path>, viewer: Viewer): FirstReads
  /** The query for a search, with its question mark; empty if there is nothing to say. */
  query?: (search: Search) => string
}

interface Linked<Path extends string, Search> {
  /** Its address with these parameters, which are encoded here. */
  href: (...at: Place<Path, Search>) => string
}

/** Nothing for a path without parameters. */
type Place<Path extends string, Search> = Path extends `${string}:${string}`
  ? [parameters: StringRouteParams<Path>, search?: Search]
  : [search?: Search]

/** A route whose code loads on first use; the module exports the screen under its name. */
export function route<const Path extends string, const Name extends string, Search = never>(
  definition: Definition<Path, Search> & { screen: Name },
  code: () => Promise<Record<Name, ComponentType>>,
): Route & Linked<Path, Search> {
  return { ...linked(definition), ...lazyScreen(async () => (await code())[definition.screen]) }
}

/** A route that only leads on to another. */
export function redirect<const Path extends string>(
  definition: Definition<Path, never>,
  code: () => Promise<ComponentType>,
): Route & Linked<Path, never> {
  return { ...linked(definition), ...lazyScreen(code) }
}

/** The part of a route that needs no code. */
export function linked<const Path extends string, Search = never>(
  definition: Definition<Path, Search>,
): Definition<Path, Search> & Linked<Path, Search> {
  const { path, query } = definition
  const href = (...at: Place<Path, Search>) => {
    const [parameters, search] = path.includes(':') ? at : [{}, at[0]]
    const values = parameters as Record<string, string> // by the type of Place
    const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    return search === undefined ? pathname : `${pathname}${query?.(search as Search) ?? ''}` // by the type of Place
  }
  return { ...definition, href }
}

/** Whether the viewer has a grant in an organisation; false while that isn't known. */
export function isGranted(grant: GrantName, viewer: Viewer, organisationId: string): boolean {
  const organisation = viewer.tree ? organisationIn(viewer.tree, organisationId) : undefined
  return permissionFor(grant, { viewer, organisation }).allowed
}
