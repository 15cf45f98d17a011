import { type Calls, calls, createClient } from '@driver-trust/domain/http'
import { createSandbox, type Sandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'
import { createServerApp } from '../server/createServerApp.ts'
import { listen } from '../server/listen.ts'
import { sendEveryCall } from './sendEveryCall.ts'

const NOW = Date.UTC(2026, 2, 12, 9)
const newSandbox = () => createSandbox({ now: () => NOW })

function clientOf(host: string, sandbox: Sandbox) {
  const { session, transport } = openSession(host)
  const client = createClient({ transport, session })
  const adopt = (accessToken: string, refreshToken: string | undefined) => session.adopt({ accessToken, refreshToken })
  return { client, sandbox, adopt }
}

async function throughMsw() {
  const sandbox = newSandbox()
  const server = setupServer(http.all('http://sandbox.test/api/v1/*', ({ request }) => sandbox.fetch(request)))
  server.listen()
  try {
    return await sendEveryCall(clientOf('http://sandbox.test', sandbox))
  } finally {
    server.close()
  }
}

async function overHttp() {
  const sandbox = newSandbox()
  const listener = getRequestListener(createServerApp(sandbox, {}).fetch)
  const { server, port } = await listen(listener, { port: 4600, isExact: false })
  try {
    return await sendEveryCall(clientOf(`http://127.0.0.1:${port}`, sandbox))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('the table of calls', () => {
  it('gets the same answers from the sandbox through MSW and over HTTP', async () => {
    const mocked = await throughMsw()
    const served = await overHttp()
    expect(Object.keys(mocked).toSorted()).toEqual((Object.keys(calls) as (keyof Calls)[]).toSorted())
    for (const name of Object.keys(mocked) as (keyof Calls)[]) expect(served[name], name).toEqual(mocked[name])
  })
})
