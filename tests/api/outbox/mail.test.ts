import { system } from '@yuncang/db/handle'
import { contentOf } from '@yuncang/server/files/storage/storage'
import { smtpMail } from '@yuncang/server/connectors/mail/smtp'
import { postMail } from '@yuncang/server/outbox/post-mail'
import { deliverDue } from '@yuncang/server/outbox/worker'
import type { Services } from '@yuncang/server/platform/services'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ctxOf } from '../../support/ctx.ts'
import { startMailServer, startRudeServer, type Verdict } from '../../support/mail-server.ts'
import { mail, mailSuite } from './mails.ts'

const from = '智慧云仓 <noreply@example.com>'
const { app, now, setNow, later, post, entries, noticesOf } = mailSuite()
let services: Services
let server: Awaited<ReturnType<typeof startMailServer>>
let verdict: Verdict

beforeEach(async () => {
  verdict = () => undefined
  server = await startMailServer({ verdict: () => verdict() })
  services = over(server.url)
})
afterEach(() => server.close())

/** The application with that mail server in place of its simulator. */
function over(url: string, patience?: Parameters<typeof smtpMail>[2]): Services {
  const open = ({ storageKey }: { storageKey: string }) => app().services.storage.get(storageKey)
  return {
    ...app().services,
    outside: { ...app().services.outside, mail: smtpMail({ url, from }, open, patience) },
  }
}

describe('a mail', () => {
  test('arrives once with its text and files, from the address of the installation, under the key of its row', async () => {
    const path = join(app().services.config.dataDir, 'bill.pdf')
    writeFileSync(path, '%PDF-1.7 bill')
    const content = await contentOf(path)
    await app().services.storage.put('mail-test/bill', content)
    const attachment = {
      name: '账单 3 月.pdf',
      type: 'application/pdf',
      size: 13,
      storageKey: 'mail-test/bill',
    }
    await post({ attachments: [attachment] })
    await Promise.all([deliverDue(services), deliverDue(services), deliverDue(services)])
    const [row] = await entries()
    expect(row).toMatchObject({ status: 1, message: null, recipient: 'f***@example.com' })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      from: { name: '智慧云仓', address: 'noreply@example.com' },
      recipients: ['finance@example.com'],
      subject: '2026 年 3 月账单',
      messageId: `<${row?.id}@example.com>`,
    })
    expect(server.mails[0]?.text?.trim()).toBe('请查收。\n4,993.67')
    const [file] = server.mails[0]?.attachments ?? []
    expect(file).toMatchObject({ filename: '账单 3 月.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 bill')
  })

  test('whose sender dies after the server took it is sent again under the same Message-ID', async () => {
    await post()
    await deliverDue(services)
    const [row] = await entries()
    // As if the row had never been settled: its lease ends.
    await app().services.db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.outbox, { status: 0, message: { channel: 'mail', ...mail() } })
    })
    later(61_000)
    await deliverDue(services)
    expect(server.mails.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => `<${row?.id}@example.com>`),
    )
  })

  test('that is refused for good is given up at once, and its sender is told by whom and why', async () => {
    verdict = () => 550
    await post()
    await deliverDue(services)
    expect(await entries()).toMatchObject([{ status: 2, attempts: 1 }])
    const [notice = ''] = await noticesOf('sw')
    expect(notice).toContain('发给 f***@example.com 的邮件“2026 年 3 月账单”未送达')
    expect(notice).toContain('550 mailbox says no')
    expect(await noticesOf('kf')).not.toContain(notice)
    // The words of an administrator, and another try by hand.
    const { records } = await app().data('outbox.page', { current: 1, size: 5 }, 'admin')
    expect(records[0]).toMatchObject({ canRetry: 1, subject: '2026 年 3 月账单' })
    verdict = () => undefined
    await app().data('outbox.retry', { id: records[0].id }, 'admin')
    await deliverDue(services)
    expect(server.mails).toHaveLength(1)
  })

  test('that a server puts off is tried again after growing waits, for more than an hour', async () => {
    verdict = () => 451
    await post()
    const start = Date.parse(now())
    let tries = 0
    while ((await entries())[0]?.status === 0) {
      const [row] = await entries()
      setNow(row?.dueTime ?? now())
      tries += await deliverDue(services)
    }
    expect(tries).toBe(12)
    expect(Date.parse(now()) - start).toBeGreaterThan(3_600_000)
    expect((await noticesOf('sw'))[0]).toContain('451 mailbox says no')
    expect(server.mails).toEqual([])
  })

  test('that nobody answers, or nobody is there to take, waits for its next turn', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo // it listens on a port
    await post()
    const hasty = { connectionTimeout: 3_000, greetingTimeout: 50, socketTimeout: 3_000 }
    await deliverDue(over(`smtp://127.0.0.1:${port}`, hasty))
    expect((await entries())[0]).toMatchObject({ status: 0, failure: { reason: 'mail.silent' } })
    await new Promise((resolve) => {
      silent.close(resolve)
    })
    later(6_000)
    await deliverDue(over(`smtp://127.0.0.1:${port}`))
    expect((await entries())[0]).toMatchObject({
      status: 0,
      failure: { reason: 'mail.unreachable' },
    })
    later(60_000)
    await deliverDue(services)
    expect(server.mails).toHaveLength(1)
  })

  test('whose server hangs up in the middle of it is tried again, and its sender hears once how that ended', async () => {
    const path = join(app().services.config.dataDir, 'long.pdf')
    writeFileSync(path, randomBytes(400_000))
    await app().services.storage.put('mail-test/long', await contentOf(path))
    const attachment = { name: '长.pdf', type: 'application/pdf', size: 400_000 }
    await post({ attachments: [{ ...attachment, storageKey: 'mail-test/long' }] })
    const rude = await startRudeServer()
    const leaving = over(rude.url)
    let tries = 0
    while ((await entries())[0]?.status === 0) {
      setNow((await entries())[0]?.dueTime ?? now())
      tries += await deliverDue(leaving)
    }
    expect([tries, rude.hungUp()]).toEqual([12, 12])
    expect(await entries()).toMatchObject([
      { status: 2, attempts: 12, failure: { reason: 'mail.unreachable' } },
    ])
    const about = (await noticesOf('sw')).filter((notice) => notice.includes('未送达'))
    expect(about).toHaveLength(1)
    later(86_400_000)
    // Sessions end within a day.
    app().forget('sw')
    expect(await deliverDue(leaving)).toBe(0)
    expect((await noticesOf('sw')).filter((notice) => notice.includes('未送达'))).toEqual(about)
    await rude.close()
  })

  test('carries no other header and no other recipient than its own', async () => {
    for (const recipient of [
      'a@example.com,b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<a@example.com>',
    ]) {
      await expect(post({ recipient })).rejects.toMatchObject({ reason: 'validate.email.shape' })
    }
    await post({ subject: '账单\r\nBcc: b@example.com' })
    await deliverDue(services)
    expect(server.mails[0]).toMatchObject({
      subject: '账单 Bcc: b@example.com',
      recipients: ['finance@example.com'],
    })
    expect(server.mails[0]?.bcc ?? []).toEqual([])
  })

  test('with more files than servers take is refused before it is written', async () => {
    const size = 10 * 1024 * 1024
    const attachment = { name: 'a.pdf', type: 'application/pdf', size, storageKey: 'x' }
    await expect(post({ attachments: [attachment, attachment] })).rejects.toMatchObject({
      reason: 'mail.tooLarge',
    })
    expect(await entries()).toEqual([])
  })
})

test('a test mail goes where an administrator says, and nowhere without a mail server', async () => {
  await app().data('outbox.sendTestMail', { recipient: 'me@example.com' }, 'admin')
  await deliverDue(services)
  expect(server.mails[0]).toMatchObject({
    subject: '智慧云仓测试邮件',
    recipients: ['me@example.com'],
  })
  const none = { ...services, outside: { ...services.outside, mail: undefined } }
  const ctx = await ctxOf({ services: none }, 'admin')
  const posted = ctx.transaction((tx) => postMail(tx, ctx, mail()))
  await expect(posted).rejects.toMatchObject({ reason: 'mail.absent' })
})
