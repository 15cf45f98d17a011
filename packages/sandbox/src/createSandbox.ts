import { Hono } from 'hono'
import { applyFaults } from './faults/applyFault.ts'
import { makeWorld } from './make/makeWorld.ts'
import { createRandom } from './make/random.ts'
import type { WorldName } from './make/worldPlans.ts'
import { type PersonaName, personas } from './personas.ts'
import { authRoutes } from './routes/auth.ts'
import { driverRoutes } from './routes/drivers.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { organisationRoutes } from './routes/organisations.ts'
import { Refusal } from './routes/Refusal.ts'
import { settingsRoutes } from './routes/settings.ts'
import { userRoutes } from './routes/users.ts'
import type { SandboxState } from './SandboxState.ts'
import { type IssuedTokens, issueTokens } from './world/TokenRecords.ts'

export interface SandboxOptions {
  world?: WorldName
  seed?: number
  now?: () => number
  /** Ids of what is made later; without it they follow from the seed. */
  newId?: () => string
}

export interface Sandbox {
  fetch: (request: Request) => Promise<Response>
  state: SandboxState
  /** Tokens of a demo account, as if it had signed in. */
  tokensOf: (persona: PersonaName) => IssuedTokens
}

const SEED = 20260312
const ROUTES = [authRoutes, userRoutes, driverRoutes, organisationRoutes, settingsRoutes, invitationRoutes]

/** The product's API over a world in memory: the same program answers through MSW and over HTTP. */
export function createSandbox({ world = 'small', seed = SEED, now = Date.now, newId }: SandboxOptions = {}): Sandbox {
  const ids = createRandom(seed + 1)
  const state: SandboxState = {
    world: makeWorld({ name: world, seed, now: now() }),
    now,
    newId: newId ?? ids.uuid,
    faults: [],
    mails: [],
    unknownRequests: [],
  }
  const app = new Hono()
  app.use(applyFaults(state))
  for (const register of ROUTES) register(app, state)
  app.notFound((context) => {
    state.unknownRequests.push(`${context.req.method} ${context.req.path}`)
    return context.json({ code: 'unknown_route' }, 404)
  })
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ code: error.code }, error.status)
    return context.json({ code: 'sandbox_failed', message: String(error) }, 500)
  })
  return {
    fetch: async (request) => app.fetch(request),
    state,
    tokensOf(persona) {
      const { email } = personas[persona]
      const person = [...state.world.people.values()].find((each) => each.email === email)
      if (!person) throw new RangeError(`The world "${world}" has no account ${email}.`)
      return issueTokens(state.world.tokens, {
        personId: person.id,
        family: state.newId(),
        now: state.now(),
        newId: state.newId,
      })
    },
  }
}
