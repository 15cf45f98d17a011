import { Hono } from 'hono'
import { createPasts, createRefusals, type ServerHabits } from './habits.ts'
import { Refusal } from './judge/Refusal.ts'
import { makeWorld, type WorldName } from './make/makeWorld.ts'
import { createRandom } from './make/random.ts'
import { type PersonaName, personas } from './personas.ts'
import { authRoutes } from './routes/auth.ts'
import { driverRoutes } from './routes/drivers.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { organisationRoutes } from './routes/organisations.ts'
import { userRoutes } from './routes/users.ts'
import type { SandboxState } from './SandboxState.ts'
import { type IssuedTokens, issueTokens } from './world/TokenRecords.ts'

export interface SandboxOptions {
  world?: WorldName
  now?: () => number
  /** Ids of records created later; by default the same for every sandbox. */
  newId?: () => string
  /** What another server of the contract does besides. */
  habits?: ServerHabits
}

export interface Sandbox {
  fetch: (request: Request) => Promise<Response>
  state: SandboxState
  /** Tokens of a demo account, as if it had signed in. */
  tokensOf: (persona: PersonaName) => IssuedTokens
  /** Starts again from a named world, or from its first: no faults, mails or sessions. */
  open: (world?: WorldName) => void
  /** Moves the clock forward, in milliseconds. */
  advanceClock: (milliseconds: number) => void
}

const SEED = 20260312
const ROUTES = [authRoutes, userRoutes, driverRoutes, organisationRoutes, invitationRoutes]

/** The API over a world in memory: the same program answers through MSW and over HTTP. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { world = 'small', now = Date.now, newId = createRandom(SEED + 1).uuid, habits = {} } = options
  let offset = 0
  const time = () => now() + offset
  const opened = (name: WorldName) => ({
    world: makeWorld({ name, seed: SEED, now: time() }),
    faults: [],
    mails: [],
    unknownRequests: [],
    malformedRequests: [],
    stalledRequests: [],
  })
  const state: SandboxState = { ...opened(world), now: time, newId, habits }
  const refusalOf = createRefusals(habits)
  const pasts = createPasts(habits, time)
  let app = createApp(state)
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const past = request.method === 'GET' ? pasts.seen() : undefined
      if (request.method !== 'GET' && !pathname.includes('/auth/')) pasts.noteWrite(state.world)
      return refusalOf(pathname) ?? (past ? createApp({ ...state, world: past }) : app).fetch(request)
    },
    state,
    tokensOf: (persona) => tokensOf(state, persona),
    open(name = world) {
      Object.assign(state, opened(name))
      app = createApp(state) // routes capture their world
    },
    advanceClock: (milliseconds) => {
      offset += milliseconds
    },
  }
}

function createApp(state: SandboxState): Hono {
  const app = new Hono()
  for (const register of ROUTES) register(app, state)
  app.notFound((context) => {
    state.unknownRequests.push(`${context.req.method} ${context.req.path}`)
    return context.json({ code: 'unknown_route' }, 404)
  })
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ code: error.code, field: error.field }, error.status)
    return context.json({ code: 'sandbox_failed', message: String(error) }, 500)
  })
  return app
}

function tokensOf(state: SandboxState, persona: PersonaName): IssuedTokens {
  const { email } = personas[persona]
  const person = [...state.world.people.values()].find((each) => each.email === email)
  if (!person) throw new RangeError(`This world has no account ${email}.`)
  return issueTokens(state, { personId: person.id })
}
