// @postgres: fees
import { sum } from '@yuncang/shared/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { auditedBill } from '../../support/bills.ts'
import { expectSound } from '../../support/fees.ts'
import { readPdf } from '../../support/pdf.ts'
import { scenarioA, seller } from './scenario-a.ts'

/* March of docs/domain/demo.md#scenario-a: every figure stands there. */
const march = { from: '2025-03-01', to: '2025-03-31' }
const { app, kf, order, customerId } = scenarioA()

const marchLines = async (): Promise<any[]> => {
  const query = {
    customerId: customerId(),
    dateFrom: march.from,
    dateTo: march.to,
    size: 50,
    ascs: ['createTime'],
  }
  return (await app().data('feeLine.page', query, 'jf.zjwl')).records
}

describe('the fees of March', () => {
  test('are 4,993.67 = 4,711.01 + 282.66, the agency of the declaration by hand from the quotation', async () => {
    const byHand = {
      businessNo: order().orderNo,
      customerId: customerId(),
      feeCode: 'BGDL',
      bizDate: '2025-03-03',
      pricing: 'TARIFF',
      qty: '1',
    }
    await app().data('feeLine.create', byHand, 'jf.zjwl')
    const run = await app().data('feeLine.runPeriod', march, 'jf.zjwl')
    expect(run).toMatchObject({ businesses: 1, created: 1, updated: 0, missing: 0, voided: 0 })
    expect(run.totals).toMatchObject([{ currency: 'CNY', count: 1, amount: '1155.17' }])
    const lines = await marchLines()
    const figures = lines.map((line) => [
      line.feeCode,
      line.qty,
      line.price,
      line.amount,
      line.netAmount,
      line.taxAmount,
    ])
    expect(figures.sort()).toEqual([
      ['BGDL', '1.0000', '150.000000', '150.00', '141.51', '8.49'],
      ['CCF', '1443.9600', '0.800000', '1155.17', '1089.78', '65.39'],
      ['CKF', '25.2000', '20.000000', '504.00', '475.47', '28.53'],
      ['RKF', '79.3800', '25.000000', '1984.50', '1872.17', '112.33'],
      ['XXF', '4.0000', '300.000000', '1200.00', '1132.08', '67.92'],
    ])
    expect(sum(lines.map(({ amount }) => amount))).toBe('4993.67')
    const [total] = await app().data(
      'feeLine.totals',
      { customerId: customerId(), dateFrom: march.from, dateTo: march.to },
      'jf.zjwl',
    )
    expect(total).toMatchObject({
      recPay: 1,
      currency: 'CNY',
      count: 5,
      amount: '4993.67',
      netAmount: '4711.01',
      taxAmount: '282.66',
      localAmount: '4993.67',
    })
    expect(lines.every(({ jtNo }) => /^JT20250402\d{4}$/.test(String(jtNo)))).toBe(true)
    await expectSound(kf())
  })

  test('say why: free days, days of each balance, and one rounding', async () => {
    const [storage] = (
      await app().data('feeLine.ofBusiness', { businessId: order().id }, 'jf.zjwl')
    ).filter((line: any) => line.feeCode === 'CCF')
    expect(storage).toMatchObject({ periodFrom: '2025-03-03', periodTo: '2025-03-31', status: 0 })
    const { parts, steps } = storage.explanation
    expect(
      parts.map((part: any) => [
        part.from,
        part.to,
        part.days,
        part.qty,
        part.price,
        part.amount,
        part.isFree,
      ]),
    ).toEqual([
      ['2025-03-03', '2025-03-09', 7, '79.38', '0', '0', true],
      ['2025-03-10', '2025-03-19', 10, '79.38', '0.800000', '635.04', false],
      ['2025-03-20', '2025-03-31', 12, '54.18', '0.800000', '520.128', false],
    ])
    expect(steps).toEqual([
      { kind: 'RAW', amount: '1155.168' },
      { kind: 'ROUNDED', amount: '1155.17' },
    ])
  })

  test('stand as they are when the month is run again', async () => {
    const before = await marchLines()
    const run = await app().data('feeLine.runPeriod', march, 'jf.zjwl')
    expect(run).toMatchObject({ created: 0, updated: 0, unchanged: 1, voided: 0 })
    expect(await marchLines()).toEqual(before)
  })

  test('are given by document and side', async () => {
    const inbound = await app().data(
      'feeLine.ofInbound',
      { businessIds: [order().id, 'out-a'], recPay: 1 },
      'kf.zjwl',
    )
    expect(inbound.map((line: any) => line.feeCode).sort()).toEqual(['BGDL', 'CCF', 'RKF', 'XXF'])
    const outbound = { businessIds: ['out-a'], recPay: 1 }
    const of = async (input: object) =>
      (await app().data('feeLine.ofOutbound', input, 'kf.zjwl')).length
    expect(await of(outbound)).toBe(1)
    expect(await of({ ...outbound, recPay: 2 })).toBe(0)
  })

  test('are nothing to other tenants', async () => {
    const [line] = await marchLines()
    expect((await app().call('feeLine.get', { id: line.id }, 'jf')).status).toBe(404)
    expect((await app().data('feeLine.page', { size: 50 }, 'jf')).total).toBe(0)
    expect(await app().data('feeLine.runPeriod', march, 'jf')).toMatchObject({
      businesses: 0,
      created: 0,
    })
  })
})

describe('the bill of March', () => {
  const held = ({ id, version }: any) => ({ id, version })
  const period = '202503'

  test('is 4,993.67, and 4,693.67 = 4,427.99 + 265.68 once one container is taken off', async () => {
    const lines = await marchLines()
    const confirmed = await app().data('feeLine.confirm', { lines: lines.map(held) }, 'jf.zjwl')
    await app().data('feeLine.audit', { lines: confirmed.map(held) }, 'cw.zjwl')
    const bill = await auditedBill(app(), customerId(), period, '.zjwl')
    expect(bill).toMatchObject({
      lineCount: 5,
      amount: '4993.67',
      netTotal: '4711.01',
      taxTotal: '282.66',
    })
    const unloading = lines.find(({ feeCode }) => feeCode === 'XXF')
    const draft = { billId: bill.id, feeLineId: unloading.id, amount: '300', reason: '一箱有争议' }
    const reduction = await app().data('billReduction.create', draft, 'jf.zjwl')
    await app().data('billReduction.pass', held(reduction), 'cw.zjwl')
    expect(await app().data('bill.get', { id: bill.id }, 'kh.zjwl')).toMatchObject({
      amount: '4993.67',
      reduceAmount: '-300.00',
      payable: '4693.67',
      netTotal: '4427.99',
      taxTotal: '265.68',
    })
    await expectSound(kf())
  })

  test('is on paper with the days of its storage, in the language that is asked for', async () => {
    const { records } = await app().data(
      'bill.page',
      { customerId: customerId(), period, size: 1 },
      'kh.zjwl',
    )
    const print = async (locale: string) => {
      const asked = { paper: 'bill', businessId: records[0].id, locale }
      return (await readPdf(await app().download('paper.print', asked, 'kh.zjwl'))).pages.join('\n')
    }
    const chinese = (await print('zh')).replaceAll(/\s/g, '')
    for (const text of [
      records[0].billNo,
      seller,
      '2025-03-01至2025-03-31',
      '4,693.67CNY',
      '4,427.99',
      '265.68',
      '-300.00',
      '一箱有争议',
      '1,443.960吨·天',
      '2025-03-03至2025-03-09779.380吨1–7免费0.00',
      '2025-03-10至2025-03-191079.380吨8–170.80635.04',
      '2025-03-20至2025-03-311254.180吨18–290.80520.128',
      '明细合计1,155.168',
      '本行金额1,155.17CNY',
      '请于2025-04-30前支付4,693.67CNY',
      '第1次打印',
    ]) {
      expect(chinese).toContain(text)
    }
    const english = await print('en')
    for (const text of ['Statement of fees', 'Storage', 'Sum of the rows', 'Print no. 2']) {
      expect(english).toContain(text)
    }
    expect(english).not.toContain('仓储费')
  })

  test('is invoiced and paid to the cent', async () => {
    const { records } = await app().data(
      'bill.page',
      { customerId: customerId(), period },
      'jf.zjwl',
    )
    const [bill] = records
    await app().data('bill.confirm', held(bill), 'kh.zjwl')
    const details = {
      customerId: customerId(),
      invoiceTitle: bill.customerName,
      dutyNumber: '91370200MA3DEM0197',
      invoiceType: '3',
    }
    const { id } = await app().data('customerInvoice.save', details, 'kf.zjwl')
    const [left] = await app().data(
      'invoice.invoiceable',
      { customerId: customerId(), recPay: 1 },
      'cw.zjwl',
    )
    expect(left).toMatchObject({ amount: '4693.67', tax: '265.68' })
    const { billId, amount, tax } = left
    const draft = {
      invoiceNo: '25372000000123456789',
      invoiceDate: '2025-04-02',
      customerInvoiceId: id,
      parts: [{ billId, amount, tax }],
    }
    const invoice = await app().data('invoice.create', draft, 'cw.zjwl')
    expect(invoice).toMatchObject({ gross: '4693.67', net: '4427.99', tax: '265.68' })
    const payment = await app().data(
      'payment.create',
      {
        customerId: customerId(),
        payDate: draft.invoiceDate,
        currency: 'CNY',
        amount: '4693.67',
        reference: 'B20250402001',
        parts: [{ billId, amount: '4693.67' }],
      },
      'cw.zjwl',
    )
    expect(payment).toMatchObject({ status: 3, rest: '0.00' })
    expect(await app().data('bill.get', { id: billId }, 'kh.zjwl')).toMatchObject({
      status: 6,
      invoiced: '4693.67',
      paid: '4693.67',
      outstanding: '0.00',
    })
    await expectSound(kf())
  })
})
