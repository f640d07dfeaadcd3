// @postgres: the outbox
import { system } from '@yuncang/db/handle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'

let app: TestApp
const time = '2026-11-21T04:00:00.000Z'
const platform = 'multi@WMS_DEMO'

beforeAll(async () => {
  app = await startApp({ clock: () => time })
})
afterAll(() => app.close())

test('a message that was given up is sent again until it expires, by its own tenant', async () => {
  const message = {
    channel: 'mail' as const,
    recipient: 'wang@example.com',
    subject: '',
    text: '提货码 1234',
    attachments: [],
  }
  const add = (id: string, more: object = {}) =>
    app.services.db.transaction(system('test'), (tx) =>
      tx.insert(tx.t.outbox, {
        id,
        tenantNode: 'WMS_DEMO',
        message,
        channel: 'mail',
        recipient: 'w***@example.com',
        status: 2,
        attempts: 8,
        dueTime: time,
        createTime: time,
        expireTime: '2027-01-01T00:00:00.000Z',
        lastError: 'the message service answered 500',
        ...more,
      }),
    )
  await add('given-up')
  await add('expired', { expireTime: '2026-01-01T00:00:00.000Z' })
  const listed = await app.data('outbox.page', { status: 2 }, 'admin')
  expect(listed.records).toMatchObject([
    { id: 'given-up', canRetry: 1, recipient: 'w***@example.com' },
    { id: 'expired', canRetry: 0 },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/提货码|wang@/)
  const retry = (id: string, as = 'admin') => app.call('outbox.retry', { id }, as)
  expect(statusAndReason(await retry('given-up', 'admin.zjwl'))).toEqual([404, 'record.notFound'])
  expect(statusAndReason(await retry('expired'))).toEqual([409, 'outbox.gone'])
  expect((await retry('given-up')).body.data).toMatchObject({ status: 0, attempts: 0 })
  expect((await app.call('outbox.page', { isPlatform: 1 }, 'admin')).status).toBe(403)
  expect((await app.call('outbox.page', { isPlatform: 1 }, platform)).status).toBe(200)
})
