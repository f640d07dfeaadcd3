import { deliverDue } from '@yuncang/server/outbox/worker'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { outcome } from '../../support/outcome.ts'
import { readPdf } from '../../support/pdf.ts'
import { april, statementSuite } from './statements.ts'

/* A statement of account that leaves the house. */
const { app, of, march, note, sums } = statementSuite()

describe('on paper', () => {
  const print = (more: object, as = 'cw') =>
    app().call('paper.print', { paper: 'billStatement', businessId: of().customerId, ...more }, as)

  test('it says its balances and rows in either language, and is counted', async () => {
    const businessId = of().customerId
    const copy = { paper: 'billStatement', businessId, account: april }
    const text = async (locale: string) =>
      (await readPdf(await app().download('paper.print', { ...copy, locale }, 'cw'))).pages.join('')
    const chinese = await text('zh')
    for (const each of [
      '客户对账单',
      '对账客户',
      march()['billNo'],
      note()['billNo'],
      '550.00',
      '贷项通知单',
    ])
      expect(chinese).toContain(each)
    expect(await text('en')).toContain('Statement of account')
    const copies = await app().data('paper.copies', { paper: 'billStatement', businessId }, 'cw')
    expect(copies.map(({ times }: { times: number }) => times)).toEqual([2, 1])
  })

  test('it is printed of a currency and days, by those who read it', async () => {
    expect(statusAndReason(await print({}))).toEqual([400, 'billStatement.whichAccount'])
    expect((await print({ account: april }, 'kf')).status).toBe(403)
    expect((await print({ account: april }, 'kh')).status).toBe(404)
  })
})

describe('by mail', () => {
  test('it goes to those who take mail, once, and the customer tells of it', async () => {
    const { customerId } = of()
    const contact = { customerId, name: '财务', phone: '13800009999', email: 'cw@example.com' }
    await app().data('customerContacter.save', { ...contact, isNotify: 1 }, 'kf')
    const letter = await app().data('billStatement.letter', { id: customerId, ...april }, 'cw')
    expect(letter.mailboxes).toEqual([{ name: '财务', email: 'cw@example.com', isUsual: true }])
    expect(letter.text).toContain('期末余额 550.00 CNY')
    const { version } = await sums()
    const { locale, subject, text } = letter
    const words = { locale, subject, text }
    const given = { id: customerId, ...april, version, recipients: ['cw@example.com'], ...words }
    expect(await outcome(app(), 'billStatement.sendMail', given, 'kh')).toEqual([
      403,
      'access.denied',
    ])
    const mails = await app().data('billStatement.sendMail', given, 'cw')
    expect(mails).toMatchObject([{ recipient: 'cw@example.com', status: 0 }])
    // Somebody else looked at it before that.
    expect(await outcome(app(), 'billStatement.sendMail', given, 'jf')).toEqual([
      409,
      'record.stale',
    ])
    await deliverDue(app().services)
    const posted = (await app().data('outbox.mails', { current: 1, size: 5 }, 'admin')).records
    expect(posted).toHaveLength(1)
    expect(posted[0].attachments[0].name).toMatch(/^客户对账单 /)
    expect(await app().data('billStatement.mails', { id: customerId }, 'jf')).toMatchObject([
      { status: 1 },
    ])
    const history = await app().data('record.operations', { businessId: customerId }, 'cw')
    expect(history.map(({ action }: { action: string }) => action)).toContain('sendStatement')
  })
})
