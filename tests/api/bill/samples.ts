import type { TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'

const held = (bill: Made) => versioned(bill)
const why = { reason: '费用有误' }

/** Bills in the states that the samples begin with, each of a month of its own. */
export async function billWorld(app: TestApp, { customerId }: CustomerWorld) {
  const feeIn = (month: string, day = '10') =>
    auditedFee(app, { customerId, bizDate: `2024-${month}-${day}` })
  const period = (month: string) => `2024${month}`
  const draft = async (month: string) => {
    await feeIn(month)
    return draftBill(app, customerId, period(month))
  }
  const audited = async (month: string) => {
    const line = await feeIn(month)
    return { line, bill: await auditedBill(app, customerId, period(month)) }
  }
  const submitted = async (month: string) => billStep(app, 'submit', await draft(month), 'jf')
  const reduction = ({ bill, line }: { bill: Made; line: Made }, amount: string): Promise<Made> =>
    app.data(
      'billReduction.create',
      { billId: bill.id, feeLineId: line.id, amount, reason: '少作业' },
      'jf',
    )
  const extra = await feeIn('03', '11')
  const reduced = await audited('08')
  const bills = {
    forSubmit: await draft('01'),
    forWithdraw: await submitted('02'),
    forLines: await draft('03'),
    extra,
    forPass: await submitted('04'),
    forRefuse: await submitted('05'),
    forConfirm: (await audited('06')).bill,
    forDispute: (await audited('07')).bill,
    reduced,
    toPass: await reduction(reduced, '1'),
    toRefuse: await reduction(reduced, '2'),
    toWithdraw: await reduction(reduced, '3'),
    forSend: (await audited('12')).bill,
    forCredit: await audited('11'),
    forReopen: (await audited('09')).bill,
    forVoid: await draft('10'),
  }
  await feeIn('11', '12')
  return { bills }
}
type BillWorld = Awaited<ReturnType<typeof billWorld>>

export const billSamples: Record<string, Sample<CustomerWorld & BillWorld>> = {
  'bill.page': { as: 'kh', input: () => ({ current: 1, size: 2, recPay: 1 }) },
  'bill.totals': { as: 'cw', input: () => ({ recPay: 1 }) },
  'bill.export': { as: 'kh', input: () => ({ columns: ['billNo', 'payable'] }) },
  'bill.get': { as: 'sw', input: ({ bills }) => ({ id: bills.forReopen.id }) },
  'bill.unbilled': { as: 'jf', input: () => ({ period: '202411' }) },
  'bill.generate': { as: 'jf', input: ({ customerId }) => ({ customerId, period: '202411' }) },
  'bill.startGenerate': { as: 'jf', input: () => ({ period: '202412' }) },
  'bill.removeLines': {
    as: 'jf',
    input: ({ bills }) => ({ ...held(bills.forLines), lineIds: [bills.extra.id] }),
  },
  'bill.submit': { as: 'jf', input: ({ bills }) => held(bills.forSubmit) },
  'bill.withdraw': { as: 'jf', input: ({ bills }) => held(bills.forWithdraw) },
  'bill.pass': { as: 'cw', input: ({ bills }) => held(bills.forPass) },
  'bill.refuse': { as: 'cw', input: ({ bills }) => ({ ...held(bills.forRefuse), ...why }) },
  'bill.confirm': { as: 'kh', input: ({ bills }) => held(bills.forConfirm) },
  'bill.dispute': { as: 'kh', input: ({ bills }) => ({ ...held(bills.forDispute), ...why }) },
  'bill.letter': { as: 'jf', input: ({ bills }) => ({ id: bills.forSend.id, locale: 'en' }) },
  'bill.sendMail': {
    as: 'jf',
    input: ({ bills }) => ({
      ...held(bills.forSend),
      recipients: ['finance@example.com'],
      locale: 'zh',
      subject: '账单',
      text: '请查收。',
    }),
  },
  'bill.mails': { as: 'cw', input: ({ bills }) => ({ id: bills.forSend.id }) },
  'bill.unsent': { as: 'jf', input: () => ({ period: '202406' }) },
  'bill.startSendMail': { as: 'jf', input: () => ({ period: '202312' }) },
  'bill.credit': {
    as: 'jf',
    input: ({ bills: { forCredit } }) => ({
      id: forCredit.bill.id,
      lineIds: [forCredit.line.id],
      ...why,
    }),
  },
  'bill.reopen': { as: 'cw', input: ({ bills }) => ({ ...held(bills.forReopen), ...why }) },
  'bill.void': { as: 'jf', input: ({ bills }) => ({ ...held(bills.forVoid), ...why }) },
  'billReduction.page': { as: 'sh', input: () => ({ current: 1, size: 2 }) },
  'billReduction.ofBill': { as: 'cw', input: ({ bills }) => ({ billId: bills.reduced.bill.id }) },
  'billReduction.create': {
    as: 'jf',
    input: ({ bills: { reduced } }) => ({
      billId: reduced.bill.id,
      feeLineId: reduced.line.id,
      amount: '4',
      reason: '少作业',
    }),
  },
  'billReduction.pass': { as: 'cw', input: ({ bills }) => held(bills.toPass) },
  'billReduction.refuse': {
    as: 'cw',
    input: ({ bills }) => ({ ...held(bills.toRefuse), msg: '没有依据' }),
  },
  'billReduction.withdraw': { as: 'jf', input: ({ bills }) => held(bills.toWithdraw) },
}
