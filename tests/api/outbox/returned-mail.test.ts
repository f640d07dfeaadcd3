import { smtpMail } from '@yuncang/server/connectors/mail/smtp'
import { collectReturned, startReturned } from '@yuncang/server/outbox/returned'
import { deliverDue } from '@yuncang/server/outbox/worker'
import type { Services } from '@yuncang/server/platform/services'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  fromExchange,
  fromGmail,
  fromPerson,
  fromPostfix,
  fromQmail,
} from '../../support/bounces.ts'
import { startImapServer } from '../../support/imap-server.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { mailSuite } from './mails.ts'

const recipient = 'finance@example.com'
const { app, post, entries, noticesOf } = mailSuite()
let server: Awaited<ReturnType<typeof startMailServer>>
let mailbox: Awaited<ReturnType<typeof startImapServer>>
let services: Services

beforeEach(async () => {
  server = await startMailServer({ hideDSN: false })
  mailbox = await startImapServer()
  services = over(mailbox.url)
})
afterEach(() => Promise.all([server.close(), mailbox.close()]))

/** The application with that mailbox for what comes back. */
function over(returnsUrl: string): Services {
  const settings = {
    url: server.url,
    from: 'noreply@example.com',
    returnPath: 'returns@example.com',
  }
  const open = () => Promise.reject(new Error('there are no files'))
  const mail = smtpMail({ ...settings, returnsUrl }, open)
  return { ...app().services, outside: { ...app().services.outside, mail } }
}
/** A mail that the server took, and its key. */
async function sent(subject: string, given = {}): Promise<string> {
  await post({ subject, ...given })
  await deliverDue(services)
  const row = (await entries()).find((entry) => entry.subject === subject)
  expect(row).toMatchObject({ status: 1 })
  return row!.id
}
const statusOf = async (id: string) => (await entries()).find((entry) => entry.id === id)?.status
const undelivered = async () => (await noticesOf('sw')).filter((text) => text.includes('未送达'))
const figures = async () => {
  const text = await services.metrics.text()
  const found = text.matchAll(/^yuncang_mail_returns_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...found].map(([, outcome, times]) => [outcome, Number(times)]))
}

describe('a mail that comes back later', () => {
  test('is undelivered from then on, in plain words, and its sender is told once', async () => {
    const [key, other] = [await sent('A'), await sent('B')]
    mailbox.add(fromPostfix({ key, recipient }))
    await collectReturned(services)
    expect([await statusOf(key), await statusOf(other)]).toEqual([2, 1])
    expect(mailbox.seen()).toEqual([true])
    const [notice] = await undelivered()
    expect(notice).toContain('发给 f***@example.com 的邮件“A”未送达')
    expect(notice).toContain('邮件被退回，对方没有这个邮箱：550 5.1.1')
    const english = { 'accept-language': 'en' }
    const listed = await app().call('outbox.page', { status: 2 }, 'admin', english)
    expect(listed.body.data.records[0].failure).toContain('there is no such mailbox: 550 5.1.1')
    // The same again, in another letter of the same server or of one before it.
    mailbox.add(fromPostfix({ key, recipient }), fromGmail({ key, recipient }))
    await collectReturned(services)
    expect(await undelivered()).toEqual([notice])
    expect((await entries()).find(({ id }) => id === key)?.failure?.reason).toBe(
      'mail.returnedNobody',
    )
    expect(mailbox.seen()).toEqual([true, true, true])
  })

  test('was sent so that reports come to that mailbox and name it', async () => {
    let envelope: unknown
    await server.close()
    server = await startMailServer({
      hideDSN: false,
      onMailFrom: (address, session, done) => {
        envelope = { from: address.address, dsn: session.envelope.dsn }
        done()
      },
    })
    services = over(mailbox.url)
    const key = await sent('A')
    expect(envelope).toMatchObject({
      from: 'returns@example.com',
      dsn: { ret: 'HDRS', envid: key },
    })
    expect(server.mails[0]).toMatchObject({
      from: { address: 'noreply@example.com' },
      recipients: [recipient],
    })
  })

  test('is heard again where we were cut off before the letter was marked, and told once', async () => {
    const key = await sent('A')
    mailbox.add(fromExchange({ key, recipient }))
    mailbox.mischief.set('UID STORE', 'hangUp')
    await expect(collectReturned(services)).rejects.toThrow()
    expect([await statusOf(key), mailbox.seen()]).toEqual([2, [false]])
    mailbox.mischief.clear()
    await collectReturned(services)
    expect(mailbox.seen()).toEqual([true])
    expect(await undelivered()).toHaveLength(1)
  })

  test('before it is written down that it was taken waits for its turn', async () => {
    await post({ subject: 'A' })
    const [{ id: key } = { id: '' }] = await entries()
    mailbox.add(fromPostfix({ key, recipient }))
    await collectReturned(services)
    expect([await statusOf(key), mailbox.seen()]).toEqual([0, [false]])
    await deliverDue(services)
    await collectReturned(services)
    expect([await statusOf(key), mailbox.seen()]).toEqual([2, [true]])
  })

  test('to a mailbox that the report does not name is none of its business', async () => {
    const key = await sent('A')
    mailbox.add(
      fromPostfix({ key, recipient: 'sales@example.com' }),
      fromPostfix({ key, recipient: 'finance@example.org' }),
      fromPostfix({ key: '01935b2e-7c00-7000-8000-000000000001', recipient }),
    )
    await collectReturned(services)
    expect(await statusOf(key)).toBe(1)
    expect(mailbox.seen()).toEqual([true, true, true])
    expect(await figures()).toEqual({ foreign: 3 })
    // Letters small or large are the same mailbox.
    mailbox.add(fromPostfix({ key, recipient: 'Finance@EXAMPLE.com' }))
    await collectReturned(services)
    expect(await statusOf(key)).toBe(2)
  })
})

test('what says nothing of a failure stays in the mailbox, and is counted for whoever runs the installation', async () => {
  const key = await sent('A')
  mailbox.add(
    fromPerson(),
    fromQmail({ key, recipient }),
    fromPostfix({ key, recipient }, { action: 'delayed', status: '4.4.1' }),
    fromPostfix({ key, recipient }).padEnd(400_000, 'x'),
  )
  await collectReturned(services)
  expect(mailbox.seen()).toEqual([true, true, true, true])
  expect(await statusOf(key)).toBe(2)
  expect(await figures()).toEqual({ notUnderstood: 2, noFailure: 1, returned: 1 })
  expect(mailbox.asked.filter((command) => /EXPUNGE|MOVE|COPY|CLOSE/.test(command))).toEqual([])
})

describe('a mailbox that', () => {
  test('falls silent is left when its time is over, and keeps no mail from leaving', async () => {
    const key = await sent('A')
    mailbox.add(fromPostfix({ key, recipient }))
    const steps = ['GREETING', 'LOGIN', 'SELECT', 'UID SEARCH', 'UID FETCH', 'UID STORE']
    for (const command of steps) {
      mailbox.mischief.set(command, 'silence')
      const time = new AbortController()
      const look = collectReturned(services, time.signal).catch((error: unknown) => error)
      if (command === 'GREETING') await sent('B')
      else await expect.poll(() => mailbox.asked).toContain(command)
      time.abort()
      expect(await look, command).toBeInstanceOf(Error)
      mailbox.mischief.clear()
    }
    expect([await statusOf(key), mailbox.seen()]).toEqual([2, [false]])
    await collectReturned(services)
    expect(mailbox.seen()).toEqual([true])
    expect(await undelivered()).toHaveLength(1)
  })

  test('refuses what it is asked for says so', async () => {
    mailbox.add(fromPerson())
    for (const command of ['LOGIN', 'SELECT', 'UID SEARCH', 'UID STORE']) {
      mailbox.mischief.set(command, 'refusal')
      const said = command.startsWith('UID') ? 'the server' : 'the server answered: not today'
      await expect(collectReturned(services), command).rejects.toThrow(said)
      mailbox.mischief.clear()
    }
    expect([mailbox.seen(), await figures()]).toEqual([[false], {}])
  })

  test('is not on this machine gets no password unless it encrypts', async () => {
    const elsewhere = over(mailbox.url.replace('127.0.0.1', '0.0.0.0'))
    await expect(collectReturned(elsewhere)).rejects.toThrow('STARTTLS')
    expect(mailbox.asked).not.toContain('LOGIN')
  })

  test('is away is tried again in the next round, until the server ends', async () => {
    const key = await sent('A')
    mailbox.add(fromPostfix({ key, recipient }))
    mailbox.mischief.set('LOGIN', 'refusal')
    const { returns } = services.outside.mail!
    const mail = { ...services.outside.mail!, returns: { ...returns!, everyMs: 5 } }
    services = { ...services, outside: { ...services.outside, mail } }
    const stop = startReturned(services)
    await expect.poll(async () => (await figures())['failed'] ?? 0).toBeGreaterThan(1)
    mailbox.mischief.clear()
    await expect.poll(() => mailbox.seen()).toEqual([true])
    mailbox.mischief.set('SELECT', 'silence')
    const looks = mailbox.asked.filter((command) => command === 'SELECT').length
    await expect
      .poll(() => mailbox.asked.filter((command) => command === 'SELECT').length)
      .toBeGreaterThan(looks)
    await stop()
    expect(await statusOf(key)).toBe(2)
  })
})

test('nobody looks for returned mail where no mailbox is set', async () => {
  const mail = smtpMail({ url: server.url, from: 'noreply@example.com' }, () => Promise.reject())
  const none = { ...services, outside: { ...services.outside, mail } }
  expect(mail.returns).toBeUndefined()
  await collectReturned(none)
  await startReturned(none)()
  expect(mailbox.asked).toEqual([])
})
