import { system } from '@yuncang/db/handle'
import type { MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import type { OutboxRecord } from '@yuncang/shared/nouns/outbox/contract'
import type { OutgoingMessage } from '@yuncang/shared/nouns/outbox/message'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { forgetStale } from '@yuncang/server/composition/housekeeping'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { demoAccounts } from '@yuncang/server/demo/tenants'
import type { Services } from '@yuncang/server/platform/services'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { entriesOf } from './entries.ts'

const phone = demoAccounts()[0]!.phone
let now: string
let app: TestApp
let sent: OutgoingMessage[]
let refusals: number
let services: Services
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}

beforeEach(async () => {
  now = '2026-11-21T04:00:00.000Z'
  sent = []
  refusals = 0
  app = await startApp({ clock: () => now })
  const send = async (message: OutgoingMessage) => {
    if (refusals > 0) {
      refusals -= 1
      throw new Error('the line is dead')
    }
    sent.push(message)
  }
  services = { ...app.services, messages: { send } }
})
afterEach(() => app.close())

const post = () => app.data('phoneCode.send', { phone })
const entries = () => entriesOf(app)

describe('the outbox', () => {
  test('tries again after growing waits', async () => {
    refusals = 2
    await post()
    expect(await deliverDue(services)).toBe(1)
    expect(await deliverDue(services)).toBe(0)
    later(4_999)
    expect(await deliverDue(services)).toBe(0)
    later(1)
    expect(await deliverDue(services)).toBe(1)
    later(19_999)
    expect(await deliverDue(services)).toBe(0)
    later(1)
    expect(await deliverDue(services)).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('gives up after eight attempts, and forgets the message once nobody wants it any more', async () => {
    refusals = 100
    await post()
    for (let i = 0; i < 5; i += 1) {
      await deliverDue(services)
      later(601_000)
    }
    await deliverDue(services)
    expect(await entries()).toEqual([{ status: 2, attempts: 2, isKept: false }])
    await app.services.db.transaction(system('test'), async (tx) => {
      const expireTime = '2027-01-01T00:00:00.000Z'
      const message = { channel: 'phone' as const, recipient: 'x', subject: '', text: 'x' }
      const entry = { id: 'mail', tenantNode: 'WMS_DEMO', message, expireTime, lastError: '' }
      const times = { dueTime: now, createTime: now, status: 0, attempts: 0 }
      await tx.insert(tx.t.outbox, { ...entry, ...times })
    })
    for (let i = 0; i < 8; i += 1) {
      expect(await deliverDue(services)).toBe(1)
      later(600_000)
    }
    expect(await deliverDue(services)).toBe(0)
    // An administrator may have it tried again until it expires.
    expect((await entries()).at(-1)).toEqual({ status: 2, attempts: 8, isKept: true })
    now = '2027-01-02T00:00:00.000Z'
    await forgetStale(app.services)
    expect((await entries()).at(-1)).toEqual({ status: 2, attempts: 8, isKept: false })
  })

  test('without a message service asks nobody for a code', async () => {
    await app.close()
    app = await startApp({ config: { isDemo: false } })
    const { status, body } = await app.call('phoneCode.send', { phone })
    expect([status, body.data.reason]).toEqual([409, 'phoneCode.unavailable'])
  })
})

test('why a message did not get through is said in the language of whoever looks', async () => {
  const add = (id: string, more: object = {}) =>
    app.services.db.transaction(system('test'), async (tx) => {
      const message = { channel: 'phone' as const, recipient: 'x', subject: '', text: 'x' }
      const times = { dueTime: now, createTime: now, expireTime: '2027-01-01T00:00:00.000Z' }
      const entry = { id, tenantNode: 'WMS_DEMO', message, status: 0, attempts: 0, lastError: '' }
      await tx.insert(tx.t.outbox, { ...entry, ...times, ...more })
    })
  const failWith = (failure: Error) => {
    const send = async () => {
      throw failure
    }
    return deliverDue({ ...services, messages: { send } })
  }
  // Kept in words, by an earlier version.
  await add('1', { status: 2, lastError: 'expired' })
  await add('2', { status: 2, lastError: 'the message service answered 503' })
  await add('3', { status: 2, lastError: 'the line is dead' })
  await add('4')
  await failWith(new AppError('messageService.refused', { cause: new Error('HTTP 500') }))
  await add('5', { expireTime: now })
  await failWith(new Error('never asked'))
  await add('6')
  await failWith(new Error('socket hang up'))
  await add('7')
  await deliverDue(services)
  const told = async (locale: Locale) => {
    const { body } = await app.call('outbox.page', {}, 'admin', { 'accept-language': locale })
    return body.data.records.map(({ failure, lastError }: OutboxRecord) => [failure, lastError])
  }
  for (const locale of ['zh', 'en'] as const) {
    const [refused, other, expired] = [
      'messageService.refused' as const,
      'outbox.failed' as const,
      'outbox.expired' as const,
    ].map((reason) => say(locale, reason))
    expect(await told(locale)).toEqual([
      [null, ''],
      [other, 'socket hang up'],
      [expired, ''],
      [refused, 'HTTP 500'],
      [other, 'the line is dead'],
      [refused, 'HTTP 503'],
      [expired, ''],
    ])
  }
})

describe('/demo/outbox', () => {
  const look = (remoteAddress: string, headers = {}) =>
    app.app.inject({ method: 'GET', url: '/demo/outbox', remoteAddress, headers })

  test('shows the codes of demo accounts to this machine and to whoever is signed in', async () => {
    await post()
    await deliverDue(app.services)
    expect((await look('127.0.0.1')).json().data).toMatchObject([{ phone, account: 'admin' }])
    expect((await look('203.0.113.9')).statusCode).toBe(401)
    const token = await app.signIn('kf')
    expect((await look('203.0.113.9', { 'x-access-token': token })).statusCode).toBe(200)
    expect((await look('203.0.113.9', { cookie: `x-access-token=${token}` })).statusCode).toBe(200)
    expect((await look('203.0.113.9', { 'x-access-token': 'x'.repeat(43) })).statusCode).toBe(401)
  })

  test('opened in a browser by somebody who is signed in it is the page of simulated mail', async () => {
    const accept = 'text/html,application/xhtml+xml'
    const cookie = `x-access-token=${await app.signIn('admin')}`
    expect((await look('203.0.113.9', { accept, cookie })).body).not.toContain('"phone"')
    expect((await look('127.0.0.1', { accept })).json().code).toBe(200)
    expect((await look('203.0.113.9', { accept })).statusCode).toBe(401)
  })

  test('shows nobody else', async () => {
    await app.services.messages?.send(
      { channel: 'phone', recipient: '13800000000', subject: '', text: '123456' },
      'somebody',
    )
    expect((await look('127.0.0.1')).json().data).toEqual([])
  })

  const mailboxOf = async (as: string, language = 'zh'): Promise<string | undefined> => {
    const { body } = await app.call('session.routes', {}, as, { 'accept-language': language })
    return body.data
      .flatMap(({ children }: MenuNode) => children)
      .find(({ path }: MenuNode) => path === '/demo/outbox')?.name
  }

  test('stands in the menu of those who may open it', async () => {
    expect(await mailboxOf('admin')).toBe('模拟邮箱')
    expect(await mailboxOf('admin', 'en')).toBe('Simulated mailbox')
    expect(await mailboxOf('jf')).toBeUndefined()
  })

  test('is not there without the demo', async () => {
    await app.close()
    app = await startApp({ config: { isDemo: false } })
    expect((await look('127.0.0.1')).body).not.toContain('"code":200')
    expect(await mailboxOf('admin')).toBeUndefined()
    const all: MenuRecord[] = await app.data('menu.list', {}, 'admin')
    expect(all.map(({ path }) => path)).not.toContain('/demo/outbox')
  })
})
