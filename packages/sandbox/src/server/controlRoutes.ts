import { type Calls, calls } from '@driver-trust/domain'
import { type Context, Hono } from 'hono'
import type { Sandbox } from '../createSandbox.ts'
import { type Fault, faultKinds } from '../faults/Fault.ts'
import { mailPage } from '../mail/mailPage.ts'
import { type WorldName, worldPlans } from '../make/worldPlans.ts'

/** What end-to-end tests may ask of the sandbox server beside the API; nothing of it exists where the sandbox does not run. */
export function controlRoutes(sandbox: Sandbox): Hono {
  const app = new Hono()
  app.get('/mail', (context) =>
    context.req.header('accept')?.includes('application/json')
      ? context.json(sandbox.state.mails)
      : context.html(mailPage(sandbox.state)),
  )
  app.post('/reset', (context) => {
    sandbox.open('small')
    return context.body(null, 204)
  })
  app.post('/world/:name', (context) => {
    const name = context.req.param('name')
    if (!isWorldName(name))
      return refuse(context, `There is no world "${name}": ${Object.keys(worldPlans).join(', ')}.`)
    sandbox.open(name)
    return context.body(null, 204)
  })
  app.post('/faults', async (context) => {
    const faults: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(faults) || !faults.every(isFault))
      return refuse(
        context,
        `Faults are a list of { call, kind, status?, times? }; kind is one of ${faultKinds.join(', ')}.`,
      )
    sandbox.state.faults = faults
    return context.body(null, 204)
  })
  app.post('/clock', async (context) => {
    const { advance } = (await context.req.json().catch(() => ({}))) as { advance?: unknown }
    if (typeof advance !== 'number' || !Number.isFinite(advance))
      return refuse(context, 'The clock wants { "advance": milliseconds }.')
    sandbox.advanceClock(advance)
    return context.body(null, 204)
  })
  return app
}

function refuse(context: Context, message: string) {
  return context.json({ message }, 400)
}

function isWorldName(name: string): name is WorldName {
  return Object.hasOwn(worldPlans, name)
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { call, kind } = value as Partial<Fault> // looked at below
  const isCall = call === '*' || (call !== undefined && Object.hasOwn(calls as Calls, call))
  return isCall && faultKinds.some((known) => known === kind)
}
