import { RequestError } from '@driver-trust/domain/http'
import { ShapeError } from '@driver-trust/domain/struct'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiHint } from './ApiHint.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const WHOAMI = 'GET /api/v1/auth/whoami'
const TOKEN = 'POST /api/v1/auth/token'
const http = (status: number, call = WHOAMI) => new RequestError({ call, failure: 'http', status })
const page = new RequestError({ call: TOKEN, failure: 'http', status: 405, isPage: true })
const shape = (received: string) => new ShapeError('Token', { path: '', expected: 'JSON', received })
const silence = new RequestError({ call: WHOAMI, failure: 'network' })

const textFor = (error: unknown, settings: { host?: string; support?: string } = {}) =>
  render(<ApiHint error={error} otherwise="nothing to say" {...settings} />).container.textContent

describe('ApiHint', () => {
  it.each([
    [shape('a web page'), 'A web page answered at /api/v1 on this site, not the API. '],
    [page, 'A web page answered at /api/v1 on this site, not the API (405). '],
    [http(404, TOKEN), 'There’s no API at /api/v1 on this site: the answer was 404. '],
    [http(502), 'The API behind /api/v1 on this site can’t be reached: the answer was 502. '],
    [silence, 'Nothing answered at /api/v1 on this site. '],
    [new RequestError({ call: WHOAMI, failure: 'timeout' }), 'The API at /api/v1 on this site didn’t answer in time. '],
  ])('says of "%s" what answered, and whom to tell', (error, found) => {
    expect(textFor(error)).toBe(`${found}If this keeps happening, tell the people who run this console.`)
  })

  it.each([http(404), http(500), http(503), http(401), shape('other text'), new Error('broken'), undefined])(
    'keeps quiet about %s, which may be an answer of the API',
    (error) => expect(textFor(error)).toBe('nothing to say'),
  )

  it('names an API of another origin, what may be wrong with it, and support', () => {
    const settings = { host: 'https://api.example.com', support: 'help@example.com' }
    expect(textFor(silence, settings)).toBe(
      'Nothing answered at https://api.example.com/api/v1. It may be down, its certificate may be invalid, or it may not allow this site to call it (CORS). If this keeps happening, tell help@example.com.',
    )
  })

  it('blames nobody while the device is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(textFor(silence)).toBe('nothing to say')
  })
})
