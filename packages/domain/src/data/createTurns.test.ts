import { describe, expect, it } from 'vitest'
import { createTurns } from './createTurns.ts'

/** Loads that the test finishes one by one. */
function open(limit: number) {
  const turns = createTurns(limit)
  const owner = {}
  const begun: { name: string; finish: (error?: Error) => void }[] = []
  const load = (name: string) =>
    turns(owner, () => {
      return new Promise<string>((resolve, reject) => {
        begun.push({ name, finish: (error) => (error ? reject(error) : resolve(name)) })
      })
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { load, begun, settle, turns }
}

describe('createTurns', () => {
  it('runs as many loads as allowed, and the next in order when one ends or fails', async () => {
    const { load, begun, settle } = open(2)
    const loads = ['a', 'b', 'c', 'd'].map((name) => load(name).catch(({ message }: Error) => message))
    await settle()
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b'])
    begun[1]?.finish(new Error('refused'))
    await settle()
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    begun[0]?.finish()
    await settle()
    begun[2]?.finish()
    begun[3]?.finish()
    expect(await Promise.all(loads)).toEqual(['a', 'refused', 'c', 'd'])
  })

  it('counts each owner on its own', async () => {
    const { load, begun, settle, turns } = open(1)
    void load('a')
    expect(await turns({}, async () => 'another owner')).toBe('another owner')
    await settle()
    expect(begun).toHaveLength(1)
  })
})
