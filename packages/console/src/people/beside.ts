import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host/host.ts'
import { driverAt } from '../paths.ts'
import { useList } from './listContext.ts'
import { rowKey } from './useSelection.ts'

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}

const LEFT = 'driver left'

/** Notes the driver of this page, for the list that the user returns to. */
export function useNotedDriver(): void {
  const { page } = useHost().memory
  const [path] = useLocation()
  useEffect(() => void page.set(LEFT, besideOf(path)), [page, path])
}

/** The row of the driver whose page the user has just left. */
export function useLeftRow(): string | undefined {
  const { page } = useHost().memory
  const [left, setLeft] = useState(() => page.get(LEFT))
  useLayoutEffect(() => {
    setLeft(page.get(LEFT)) // again whenever the list is back on screen
    page.delete(LEFT)
  }, [page])
  return typeof left === 'string' ? rowOf(left) : undefined
}

/** The key of the row of a driver who can be shown beside it. */
export function rowOf(beside: string | undefined): string | undefined {
  const [organizationId, id] = beside?.split('.') ?? []
  return id === undefined ? undefined : rowKey({ id, organizationId })
}

/** A driver's page as the search parameter that shows them beside a list. */
export function besideOf(href: string): string | undefined {
  const driver = driverAt(href)
  return driver && `${driver.orgId}.${driver.userId}`
}
