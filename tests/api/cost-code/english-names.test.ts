import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { priced } from '../../support/fees.ts'

const english = { 'accept-language': 'en' }

let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '英文费用客户')
})
afterAll(() => app.close())

const feeOf = async (feeCode: string): Promise<Made> => {
  const fees: Made[] = await app.data('costCode.list', {}, 'sw')
  return fees.find((each) => each['feeCode'] === feeCode)!
}
const rename = async (feeCode: string, names: object, as = 'sw') => {
  const { id, version, ...fee } = await feeOf(feeCode)
  const { jfmoduleId, recPay, taxRate, invoiceCode, defaultUnit, forbiddenStatus, feeName } = fee
  const kept = { jfmoduleId, recPay, taxRate, invoiceCode, defaultUnit, forbiddenStatus, feeName }
  return app.data('costCode.update', { ...kept, feeCode, id, version, ...names }, as)
}
const line = (given: object) => ({
  customerId,
  bizDate: '2025-03-01',
  pricing: 'TYPED',
  unit: '小时',
  price: '10',
  ...given,
})

describe('the English name of a fee', () => {
  test('is there for every standard fee', async () => {
    const fees: Made[] = await app.data('costCode.list', {}, 'sw')
    expect(fees.length).toBeGreaterThan(10)
    for (const fee of fees) expect(fee['feeNameEn']).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(fees.find(({ feeCode }) => feeCode === 'CCF')).toMatchObject({
      feeName: '仓储费',
      feeNameEn: 'Storage',
    })
  })

  test('is what an administrator makes it, and finds the fee', async () => {
    await rename('DLF', { feeNameEn: ' Forwarding   agency ' }, 'admin')
    expect(await feeOf('DLF')).toMatchObject({ feeNameEn: 'Forwarding agency' })
    const { records } = await app.data('costCode.page', { feeName: 'forwarding' }, 'sw')
    expect(records.map(({ feeCode }: Made) => feeCode)).toEqual(['DLF'])
  })

  test('goes with prices, the record of their changes and fees, as it was then', async () => {
    const price = {
      feeCode: 'CKF',
      calcMethod: 'UNIT',
      unit: '吨',
      price: '8',
      currency: 'CNY',
      taxRate: '0.06',
    }
    const { bjdId } = await priced(app, customerId, [price])
    const named = { feeName: '出库费', feeNameEn: 'Outbound handling' }
    const { details } = await app.data('quotation.get', { id: bjdId }, 'sw')
    expect(details).toMatchObject([named])
    expect(await app.data('record.prices', { businessId: bjdId }, 'sw')).toMatchObject([named])
    const made = await app.data('feeLine.create', line({ feeCode: 'CKF' }), 'jf')
    expect(made).toMatchObject(named)
    await rename('CKF', { feeNameEn: 'Delivery' })
    expect(await app.data('feeLine.get', { id: made.id }, 'jf')).toMatchObject(named)
  })

  test('stands in English workbooks and sentences, the Chinese one where there is none', async () => {
    await rename('QTF', { feeNameEn: '' })
    const [draft, other] = [line({ feeCode: 'JYF', recPay: 2 }), line({ feeCode: 'QTF' })]
    await app.data('feeLine.create', draft, 'jf')
    await app.data('feeLine.create', other, 'jf')
    const { body } = await app.call('feeLine.create', draft, 'jf', english)
    expect(body.msg).toContain('Inspection')
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/lh-wms/jftz/export',
      payload: { customerId, columns: ['feeName'] },
      headers: { ...(await app.headersOf('jf')), ...english },
    })
    const { rows } = (await readXlsx(answer.rawPayload)).sheets[0]!
    expect(rows.flat()).toEqual(
      expect.arrayContaining(['Fee', 'Inspection', '其他费用', 'Outbound handling']),
    )
  })

  test('goes along when fee names are given to another tenant', async () => {
    const own = { feeCode: 'XDF', feeName: '消毒费', feeNameEn: 'Disinfection' }
    const fee = { ...own, jfmoduleId: 'QT', taxRate: '0.06', defaultUnit: '箱' }
    await app.data('costCode.create', fee, 'sw')
    const given = { feeCodes: ['XDF'], tenantIds: ['WMS_WHWL'] }
    await app.data('costCode.share', given, 'multi@WMS_DEMO')
    const there: Made[] = await app.data('costCode.list', {}, 'sw.whwl')
    expect(there.find(({ feeCode }) => feeCode === 'XDF')).toMatchObject(own)
  })
})
