// @postgres: workers at several instances that look at the same time
import type { OutgoingMessage } from '@yuncang/shared/nouns/outbox/message'
import { demoAccounts } from '@yuncang/server/demo/tenants'
import { deliverDue, startOutbox } from '@yuncang/server/outbox/worker'
import type { Services } from '@yuncang/server/platform/services'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { entriesOf } from './entries.ts'

/* Who delivers a message when several workers are there, and what the others do then. */
const phone = demoAccounts()[0]!.phone
let now: string
let app: TestApp
let sent: OutgoingMessage[]
let services: Services
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}

beforeEach(async () => {
  now = '2026-11-21T04:00:00.000Z'
  sent = []
  app = await startApp({ clock: () => now })
  services = { ...app.services, messages: { send: async (message) => void sent.push(message) } }
})
afterEach(() => app.close())

const post = () => app.data('phoneCode.send', { phone })
const entries = () => entriesOf(app)

test('a message is delivered once, however many workers look at the same time', async () => {
  await post()
  await Promise.all(Array.from({ length: 10 }, () => deliverDue(services)))
  expect(sent).toMatchObject([{ channel: 'phone', recipient: phone }])
  expect(await entries()).toEqual([{ status: 1, attempts: 1, isKept: false }])
})

test('another worker takes over what one left behind when it died, and the late one changes nothing', async () => {
  await post()
  let release = () => {}
  const stuck = new Promise<void>((resolve) => (release = resolve))
  let late: Promise<number> | undefined
  const begun = new Promise<void>((resolve) => {
    const send = async () => {
      resolve()
      await stuck
      throw new Error('late')
    }
    late = deliverDue({ ...services, messages: { send } })
  })
  await begun
  later(59_999)
  expect(await deliverDue(services)).toBe(0)
  later(1)
  expect(await deliverDue(services)).toBe(1)
  release()
  await late
  expect(sent).toHaveLength(1)
  await expect.poll(entries).toEqual([{ status: 1, attempts: 2, isKept: false }])
})

test('a message wakes its worker by itself', async () => {
  const stop = startOutbox(services)
  await post()
  await expect.poll(() => sent.length).toBe(1)
  await stop()
})
