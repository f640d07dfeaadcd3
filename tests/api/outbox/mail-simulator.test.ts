import { contentOf } from '@yuncang/server/files/storage/storage'
import { collectReturned } from '@yuncang/server/outbox/returned'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { mail, mailSuite } from './mails.ts'

const { app, later, post, entries, noticesOf } = mailSuite()
const fault = (name: string) =>
  app().data('connector.setFault', { system: 'mail', fault: name }, 'admin')

describe('the simulator', () => {
  const look = async (as = 'admin') =>
    (await app().data('outbox.mails', { current: 1, size: 10 }, as)).records

  test('shows a mail as its recipient would have it, to those who teach, of their own tenant', async () => {
    const attachment = {
      name: '账单.pdf',
      type: 'application/pdf',
      size: 5,
      storageKey: 'mail-test/b',
    }
    const path = join(app().services.config.dataDir, 'b.pdf')
    writeFileSync(path, '%PDF-')
    await app().services.storage.put('mail-test/b', await contentOf(path))
    await post({ attachments: [attachment] })
    await deliverDue(app().services)
    const [shown] = await look()
    expect(shown).toMatchObject({
      recipient: 'finance@example.com',
      state: 'taken',
      text: mail().text,
    })
    expect(shown.attachments).toEqual([{ name: '账单.pdf', type: 'application/pdf', size: 5 }])
    const bytes = await app().download('outbox.mailAttachment', { id: shown.id, at: 0 }, 'admin')
    expect(bytes.toString()).toBe('%PDF-')
    expect(await look('admin.zjwl')).toEqual([])
    const refused = await app().call('outbox.mails', { current: 1, size: 10 }, 'sw')
    expect(statusAndReason(refused)).toEqual([403, 'access.denied'])
    const foreign = await app().call('outbox.mailAttachment', { id: shown.id, at: 0 }, 'admin.zjwl')
    expect(statusAndReason(foreign)).toEqual([404, 'record.notFound'])
  })

  test('refuses, puts off and sends back as its trainer says; a mail that came back is undelivered, once', async () => {
    await fault('error')
    await post({ subject: 'A' })
    await deliverDue(app().services)
    expect((await look())[0]).toMatchObject({ subject: 'A', state: 'deferred' })
    await fault('refusal')
    later(10_000)
    await deliverDue(app().services)
    expect((await look()).map(({ state }: any) => state)).toEqual(['refused'])
    await fault('bounce')
    later(1_000)
    await post({ subject: 'B' })
    await deliverDue(app().services)
    await collectReturned(app().services)
    await collectReturned(app().services)
    expect((await look())[0]).toMatchObject({ subject: 'B', state: 'bounced' })
    const told = await noticesOf('sw')
    expect(told.filter((text) => text.includes('“B”'))).toHaveLength(1)
    expect(told[0]).toContain('邮件被退回')
    expect((await entries()).map(({ status }) => status)).toEqual([2, 2])
  })

  test('has the faults of a mail server only', async () => {
    const wrong = await app().call(
      'connector.setFault',
      { system: 'mail', fault: 'garbage' },
      'admin',
    )
    expect(wrong.status).toBe(400)
    const other = { system: 'contractSystem', fault: 'bounce' }
    expect((await app().call('connector.setFault', other, 'admin')).status).toBe(400)
  })
})
