import { describe, expect, test } from 'vitest'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound, priced } from '../../support/fees.ts'
import { newCustomer } from '../../support/contracts.ts'
import { boxes, goods, inboundSuite } from '../../support/inbound.ts'

/* Storage at a yearly rate of the value of the goods, docs/decisions/031: figures worked out by hand. */
const { app, received } = inboundSuite()

const yearly = {
  feeCode: 'CCF',
  calcMethod: 'PERCENT_YEAR',
  unit: '吨',
  price: '0.012',
  currency: 'CNY',
  taxRate: '0.06',
}
const month = { from: '2025-03-01', to: '2025-03-31' }
let turn = 0

/** Two boxes of 20.160 t in store since 2025-03-03, worth so much a tonne. */
async function stored(unitPrices: readonly (string | null)[], detail: object = {}) {
  turn += 1
  const customerId = await newCustomer(app(), `货值客户${turn}`)
  await priced(app(), customerId, [{ ...yearly, ...detail }])
  const some = boxes.slice(0, unitPrices.length)
  const order = await received({
    customerId,
    inboundContainerList: some.map((containerNo) => ({ containerNo, containerSize: '20GP' })),
    inboundProductList: some.map((no, at) => goods(no, { unitPrice: unitPrices[at] })),
  })
  await app().data('feeLine.runPeriod', { ...month, customerId }, 'jf')
  const lines: any[] = await app().data('feeLine.ofBusiness', { businessId: order.id }, 'jf')
  return lines.filter(({ jfmoduleId }) => jfmoduleId === 'CC')
}

describe('storage at a yearly rate', () => {
  test('goes by the value that the goods lines give, day by day', async () => {
    const [line] = await stored(['13500', '12000'])
    // 20.160 × 13,500 + 20.160 × 12,000 = 514,080; 29 days × 514,080 × 0.012 = 178,899.84 ÷ 365 = 490.1365…
    expect(line).toMatchObject({
      calcMethod: 'PERCENT_YEAR',
      amount: '490.14',
      // 514,080 × 29 ÷ 365, which times 0.012 is the amount.
      qty: '40844.712329',
      isMissingPrice: 0,
      periodFrom: '2025-03-03',
    })
    expect(line.explanation.parts).toMatchObject([
      { kind: 'DAYS', from: '2025-03-03', to: '2025-03-31', days: 29, qty: '514080' },
    ])
    await expectSound(await ctxOf(app(), 'kf', 'WMS_DEMO'))
  })

  test('is exported in the unit that the list says', async () => {
    const [line] = await stored(['13500'])
    const asked = {
      customerId: line.customerId,
      jfmoduleId: 'CC',
      columns: ['unit'],
      format: 'csv',
    }
    const file = await app().download('feeLine.export', asked, 'jf')
    expect(file.toString('utf8').trim().split('\r\n').slice(1)).toEqual(['CNY·年'])
  })

  test('stands as 缺价 while one of the goods has no value', async () => {
    const [line] = await stored(['13500', null])
    expect(line).toMatchObject({ amount: '0.00', isMissingPrice: 1 })
    expect(line.explanation.steps).toEqual([{ kind: 'MISSING', what: 'VALUE', detail: '' }])
  })

  test('stands as 缺价 when the price is in another currency than the value', async () => {
    const [line] = await stored(['13500'], { currency: 'USD' })
    expect(line).toMatchObject({ amount: '0.00', isMissingPrice: 1 })
    expect(line.explanation.steps).toEqual([{ kind: 'MISSING', what: 'VALUE', detail: '' }])
  })
})
