import { readReport } from '@yuncang/server/connectors/mail/returns/report'
import { describe, expect, test } from 'vitest'
import {
  fromExchange,
  fromGmail,
  fromPerson,
  fromPostfix,
  fromQmail,
} from '../../support/bounces.ts'

const key = '01935b2e-7c00-7000-8000-000000000001'
const sent = { key, recipient: 'Finance@example.com' }
const read = (letter: string) => readReport(new TextEncoder().encode(letter))

describe('a report of delivery', () => {
  test('of Postfix names the mail, the mailbox and the reason', async () => {
    expect(await read(fromPostfix(sent))).toEqual({
      keys: [key],
      failures: [
        {
          recipients: [sent.recipient],
          status: '5.1.1',
          answer:
            '550 5.1.1 <Finance@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
        },
      ],
    })
  })

  test('of Exchange gives the status that the server at the end gave', async () => {
    const report = await read(fromExchange(sent))
    expect(report).toMatchObject({
      keys: [key],
      failures: [{ recipients: [sent.recipient], status: '5.1.10' }],
    })
    expect(report?.failures[0]?.answer).toContain('RecipientNotFound')
  })

  test('of Gmail is known by what it replies to', async () => {
    expect(await read(fromGmail(sent))).toMatchObject({
      keys: [key],
      failures: [{ status: '5.2.2' }],
    })
  })

  test('is known by the id of the envelope, and by the recipient that we named', async () => {
    const forwarded = fromPostfix({ ...sent, key: 'lost' })
      .replace('Arrival-Date:', `Original-Envelope-Id: ${key}\r\nArrival-Date:`)
      .replace(
        'Final-Recipient: rfc822; Finance@example.com',
        'Final-Recipient: rfc822; li@example.net',
      )
      .replace('rfc822;Finance@example.com', 'rfc822;a+2Bb@example.com')
    expect(await read(forwarded)).toMatchObject({
      keys: [key],
      failures: [{ recipients: ['a+2Bb@example.com', 'a+b@example.com', 'li@example.net'] }],
    })
  })

  test('that a mail takes longer, or that it arrived, reports no failure', async () => {
    for (const action of ['delayed', 'delivered', 'relayed (to mx)', 'expanded'])
      expect(await read(fromPostfix(sent, { action, status: '4.4.1' }))).toMatchObject({
        failures: [],
      })
    const commented = await read(fromPostfix(sent, { action: 'Failed (bad destination)' }))
    expect(commented?.failures).toHaveLength(1)
  })

  test('says something where the server gave a number alone, or what no database holds', async () => {
    const silent = await read(fromPostfix(sent, { diagnostic: 'smtp;' }))
    expect(silent?.failures).toMatchObject([{ answer: '5.1.1' }])
    const ugly = await read(
      fromPostfix(sent, { diagnostic: `smtp; 550 \0\u202e${'x'.repeat(500)}` }),
    )
    expect(ugly?.failures[0]?.answer).toMatch(/^550 +x{150,196}$/)
  })

  test('that is cut in the middle of the mail it gives back is understood', async () => {
    const letter = fromExchange(sent)
    const cut = letter.slice(0, letter.indexOf('Please find'))
    expect(await read(cut)).toMatchObject({ keys: [key], failures: [{ status: '5.1.10' }] })
  })
})

test('what is no report of delivery is not understood', async () => {
  const receipt = fromPostfix(sent).replace(
    'report-type=delivery-status',
    'report-type=disposition-notification',
  )
  const forwarded = fromPostfix(sent).replace('multipart/report;', 'multipart/mixed;')
  const nameless = fromPostfix(sent).replaceAll(/^(Final|Original)-Recipient:.*\r\n/gm, '')
  for (const letter of [fromQmail(sent), fromPerson(), receipt, forwarded, nameless, '', '\0\xff'])
    expect(await read(letter)).toBeUndefined()
})

test('a hostile letter does no harm', async () => {
  const [head = '', ...parts] = fromPostfix(sent).split('Content-Description: Delivery report')
  const deep = Array.from(
    { length: 400 },
    (_, at) => `Content-Type: multipart/mixed; boundary="${at}"\r\n\r\n--${at}\r\n`,
  ).join('')
  expect(await read(`${head}${deep}${parts.join('')}`)).toBeUndefined()
  expect(
    await read(fromPostfix(sent).replace('Date:', `X: ${'y '.repeat(100_000)}\r\nDate:`)),
  ).toBeUndefined()
  const recipient = 'Final-Recipient: rfc822; a@example.com\r\nAction: failed\r\n\r\n'
  const many = await read(
    fromPostfix(sent).replace('Final-Recipient', `${recipient.repeat(3_000)}Final-Recipient`),
  )
  expect(many?.failures.length).toBeLessThanOrEqual(20)
  const ids = Array.from({ length: 900 }, (_, at) => key.replace(/\d{4}$/, String(1000 + at)))
  const referring = fromPostfix(sent).replace(
    'Return-Path:',
    `References: ${ids.join(' ')}\r\nReturn-Path:`,
  )
  expect((await read(referring))?.keys).toEqual([key, ...ids.slice(0, 4)])
})
