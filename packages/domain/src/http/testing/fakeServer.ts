import type { Transport } from '../exchange.ts'

interface Sent {
  address: string
  method: string
  headers: Record<string, string>
  body: string
}

type Reply = (sent: Sent) => Response | Promise<Response>

export interface FakeServer {
  transport: Transport
  sent: Sent[]
}

/** A server of one function, for tests: it records what was sent and answers what it is told. */
export function fakeServer(reply: Reply): FakeServer {
  const sent: Sent[] = []
  return {
    sent,
    transport: {
      host: 'https://api.example.com',
      now: Date.now,
      async fetch(address, init) {
        const request = new Request(address, { ...init, signal: null } as RequestInit) // Node's Request knows no foreign signal
        const record = {
          address: address.replace('https://api.example.com', ''),
          method: request.method,
          headers: Object.fromEntries(request.headers),
          body: await request.text(),
        }
        sent.push(record)
        return untilAborted(Promise.resolve(reply(record)), init.signal)
      },
    },
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    work.then(resolve, reject)
  })
}
