import { collectReturned } from '@yuncang/server/outbox/returned'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { startJobs } from '@yuncang/server/jobs/worker'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { eventually } from '../../support/jobs.ts'
import { readPdf } from '../../support/pdf.ts'
import { billMailSuite, period } from './bill-mails.ts'

const { app, later, contact, billOf, letterOf, letter, posted, fault } = billMailSuite()

describe('a bill', () => {
  test('is offered to those of the customer who take mail, in its language or another', async () => {
    const customerId = await newCustomer(app(), '青岛来信客户')
    await contact(customerId, '财务', { email: 'cw@example.com', isNotify: 1 })
    await contact(customerId, '单证', { email: 'dz@example.com' })
    await contact(customerId, '司机', {})
    const invoice = { customerId, invoiceTitle: '青岛来信客户', invoiceType: '1' }
    await app().data('customerInvoice.save', { ...invoice, email: 'CW@example.com' }, 'kf')
    await auditedFee(app(), { customerId, bizDate: '2025-03-10' })
    const bill = await auditedBill(app(), customerId, period)
    const chinese = await letterOf(bill)
    expect(chinese).toMatchObject({
      locale: 'zh',
      mailboxes: [
        { name: '财务', email: 'cw@example.com', isUsual: true },
        { name: '单证', email: 'dz@example.com', isUsual: false },
      ],
    })
    expect(chinese.subject).toContain(`2025-03 账单 ${bill.billNo}`)
    expect(chinese.text).toContain('应结金额 100.00 CNY，付款期限 2025-04-30')
    const english = await letterOf(bill, { locale: 'en' })
    expect(english.text).toContain('100.00 CNY, due on 2025-04-30')
  })

  test('goes to each mailbox once, as the PDF that is counted, and its page tells whom and when', async () => {
    const bill = await billOf('a@example.com')
    const given = await letter(bill, ['a@example.com', 'b@example.com', 'A@example.com'])
    const mails = await app().data('bill.sendMail', given, 'jf')
    expect(mails.map(({ recipient, status }: any) => [recipient, status]).sort()).toEqual([
      ['A@example.com', 0],
      ['b@example.com', 0],
    ])
    await deliverDue(app().services)
    const arrived = await posted()
    expect(arrived).toHaveLength(2)
    expect(arrived[0]).toMatchObject({
      subject: given.subject,
      text: given.text,
      attachments: [{ name: `账单 ${bill.billNo}.pdf`, type: 'application/pdf' }],
    })
    const attachment = { id: arrived[0].id, at: 0 }
    const bytes = await app().download('outbox.mailAttachment', attachment, 'admin')
    const paper = (await readPdf(bytes)).pages.join('')
    expect(paper).toContain(bill.billNo)
    expect(paper).toContain('第 1 次打印')
    const told = await app().data('bill.mails', { id: bill.id }, 'jf')
    expect(told.map(({ status, createTime }: any) => [status, createTime])).toEqual([
      [1, '2025-04-02 10:00:00'],
      [1, '2025-04-02 10:00:00'],
    ])
    const after = await app().data('bill.get', { id: bill.id }, 'jf')
    expect(after).toMatchObject({ sentTime: '2025-04-02 10:00:00', status: 2 })
    const unsent = { period, isSent: 0, current: 1, size: 10 }
    expect((await app().data('bill.page', unsent, 'jf')).total).toBe(0)
  })

  test('that comes back is told to its sender by a notice that leads to it, and is not sent again', async () => {
    const bill = await billOf('a@example.com')
    await fault('bounce')
    await app().data('bill.sendMail', await letter(bill, ['a@example.com']), 'jf')
    await deliverDue(app().services)
    await collectReturned(app().services)
    later(3_600_000)
    await deliverDue(app().services)
    await collectReturned(app().services)
    expect(await posted()).toMatchObject([{ state: 'bounced' }])
    const { records } = await app().data('notice.page', { current: 1, size: 20 }, 'jf')
    const about = records.filter(({ businessId }: any) => businessId === bill.id)
    expect(about).toHaveLength(1)
    expect(about[0]).toMatchObject({ module: 'ZDGL', title: '邮件未送达' })
    expect(about[0].message).toContain('发给 a@example.com 的邮件')
    const [told] = await app().data('bill.mails', { id: bill.id }, 'jf')
    expect(told).toMatchObject({ status: 2, failure: expect.stringContaining('邮件被退回') })
  })

  test('is sent when it was audited, by the staff, and not when we owe it ourselves', async () => {
    const customerId = await newCustomer(app(), '未审核的客户')
    await auditedFee(app(), { customerId, bizDate: '2025-03-10' })
    const draft = await draftBill(app(), customerId, period)
    const refused = await app().call('bill.sendMail', await letter(draft, ['a@example.com']), 'jf')
    expect(statusAndReason(refused)).toEqual([409, 'bill.wrongStatus'])
    const bill = await billOf('a@example.com')
    const given = await letter(bill, ['a@example.com'])
    for (const as of ['kh', 'cw', 'kf'])
      expect((await app().call('bill.sendMail', given, as)).status).toBe(403)
    await auditedFee(app(), { customerId, bizDate: '2025-03-10', recPay: 2 })
    const asked = { customerId, period, recPay: 2 }
    const [owed]: Made[] = await app().data('bill.generate', asked, 'jf')
    const passed = await billStep(app(), 'pass', await billStep(app(), 'submit', owed!, 'jf'), 'cw')
    const payable = await app().call('bill.sendMail', await letter(passed, ['a@example.com']), 'jf')
    expect(statusAndReason(payable)).toEqual([409, 'bill.payableNotSent'])
    const wrong = await app().call('bill.sendMail', { ...given, recipients: ['a@b,c@d'] }, 'jf')
    expect(wrong.status).toBe(400)
  })

  test('waits to be sent again once its audit was taken back', async () => {
    const bill = await billOf('a@example.com')
    await app().data('bill.sendMail', await letter(bill, ['a@example.com']), 'jf')
    const sent: Made = await app().data('bill.get', { id: bill.id }, 'cw')
    const reopened = await billStep(app(), 'reopen', sent, 'cw', { reason: '金额有误' })
    expect(reopened).toMatchObject({ sentTime: null })
  })
})

describe('the bills of a month', () => {
  const run = async (): Promise<any> => {
    const { id } = await app().data('bill.startSendMail', { period }, 'jf')
    const worker = startJobs(app().services)
    await eventually(async () => (await app().data('job.get', { id }, 'jf')).status).toBe('done')
    await worker.stop()
    return (await app().data('job.get', { id }, 'jf')).result
  }

  test('go to those who take mail, once, and who cannot be written to is named', async () => {
    const both = await billOf('a@example.com', 'b@example.com')
    const silent = await billOf()
    const rows = await app().data('bill.unsent', { period }, 'jf')
    expect(rows.map(({ id, recipients }: any) => [id, recipients])).toEqual([
      [both.id, ['a@example.com', 'b@example.com']],
      [silent.id, []],
    ])
    expect(await run()).toEqual({ sent: 1, mails: 2, unaddressed: [silent.billNo], failed: [] })
    expect(await run()).toEqual({ sent: 0, mails: 0, unaddressed: [silent.billNo], failed: [] })
    await deliverDue(app().services)
    expect(await posted()).toHaveLength(2)
  })
})
