import { expect, it, vi } from 'vitest'
import type { ActivityQuery, ActivityRecord } from '../driver/activity.ts'
import type { InvitationPage } from '../invitation/InvitationItem.ts'
import { activityKey, loadActivities, loadHistories } from './loadActivities.ts'

const places = Array.from({ length: 20 }, (_, index) => ({ organisationId: 'north', userId: `user ${index}` }))
const record = (userId: string, createdAt: string) => ({ userId, createdAt }) as ActivityRecord
const list = (items: ActivityRecord[], total?: number) => ({ items, total, nextPage: undefined })

it('reads every log, six at a time and newest first, and says of which it could not', async () => {
  let underWay = 0
  let most = 0
  const listActivity = vi.fn(async ({ user_id }: ActivityQuery) => {
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
    if (user_id === 'user 3') throw new Error('refused')
    return list([record(user_id, '2026-01-01'), record(user_id, '2026-02-01')], user_id === 'user 5' ? 3 : undefined)
  })
  const onProgress = vi.fn()
  const log = { error: vi.fn() }
  const { signal } = new AbortController()
  const activities = await loadActivities({ listActivity }, places, { signal, log, onProgress })
  expect([...activities.keys()].toSorted()).toEqual(places.map(activityKey).toSorted())
  expect(activities.get('north user 3')).toBe('unread')
  expect(activities.get('north user 5')).toBe('unread') // a part of it
  expect(activities.get('north user 4')).toMatchObject([{ createdAt: '2026-02-01' }, { createdAt: '2026-01-01' }])
  expect(most).toBe(6)
  expect(onProgress).toHaveBeenLastCalledWith(20)
  expect(log.error).toHaveBeenCalledTimes(2)
})

it('asks for nothing more once it is aborted', async () => {
  const abort = new AbortController()
  const listActivity = vi.fn(async () => {
    abort.abort()
    throw new Error('aborted')
  })
  const log = { error: vi.fn() }
  await expect(loadActivities({ listActivity }, places, { signal: abort.signal, log })).rejects.toThrow()
  expect(listActivity.mock.calls.length).toBeLessThanOrEqual(6)
  expect(log.error).not.toHaveBeenCalled()
})

it('knows who invited a driver, or nothing of them', async () => {
  const client = {
    listActivity: async ({ user_id }: ActivityQuery) => list([record(user_id, '2026-01-01')]),
    listInvitations: async ({ user_id }: { user_id?: string | undefined } = {}) => {
      if (user_id === 'user 1') throw new Error('refused')
      const items =
        user_id === 'user 2' ? [] : [{ type: 'driver', invitedBy: 'helena', id: user_id === 'user 0' ? user_id : 'i' }]
      return { items, total: user_id === 'user 0' ? 2 : items.length } as unknown as InvitationPage
    },
  }
  const options = { signal: new AbortController().signal, log: { error: vi.fn() } }
  const histories = await loadHistories(client, places.slice(0, 3), options)
  expect(histories.get('north user 0')).toMatchObject({ records: [{ userId: 'user 0' }], invitedBy: 'helena' })
  expect(histories.get('north user 1')).toBe('unread')
  expect(histories.get('north user 2')).toMatchObject({ invitedBy: undefined })
  expect(options.log.error).toHaveBeenCalledOnce()
})
