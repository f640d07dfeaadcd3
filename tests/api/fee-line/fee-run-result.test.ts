import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCustomer } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { documentsOf, priced, setLine } from '../../support/fees.ts'

const node = 'WMS_DEMO'
const flat = {
  currency: 'CNY',
  taxRate: '0.06',
  unit: '吨',
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  price: '1',
}
const [from, to] = ['2025-03-01', '2025-03-31']

let app: TestApp
let arrive: ReturnType<typeof documentsOf>
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  arrive = documentsOf(app, await ctxOf(app, 'kf', node))
})
afterAll(() => app.close())

test('a confirmed line that changes is told as one to be confirmed again, an audited one gets a difference', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app, document.customer.id, [flat])
  expect(await document.run(from, to)).toMatchObject({ created: 1, reopened: 0 })
  const [line] = await document.lines()
  await setLine(app, node, line.id, { status: 1 })
  expect(await document.run(from, to)).toMatchObject({ updated: 0, reopened: 0, unchanged: 1 })
  await document.out('2025-03-20', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
  expect(await document.run(from, to)).toMatchObject({ updated: 1, reopened: 1 })
  expect((await document.storage())[0]).toMatchObject({ 2: '172.00', 3: 0 })
  await setLine(app, node, line.id, { status: 2 })
  await document.out('2025-03-25', [{ lotId: document.lots[0]!.id, tonnes: '6' }])
  expect(await document.run(from, to)).toMatchObject({ created: 1, supplements: 1, reopened: 0 })
  // 7 days less of 6 tonnes.
  expect((await document.storage()).map(([, , ...figures]) => figures)).toEqual([
    ['172.00', 2, 0],
    ['-42.00', 0, 1],
  ])
})

test('a customer without a contract is named with its lines, and no longer once it has a price', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  const { id: customerId, name: customerName } = document.customer
  const unpriced = [{ customerId, customerName, count: 1 }]
  expect(await document.run(from, to)).toMatchObject({ missing: 1, unpriced })
  await priced(app, customerId, [flat])
  expect(await document.run(from, to)).toMatchObject({ missing: 0, unpriced: [] })
})

test('goods that change their owner in the month are counted, and each owner pays its own days', async () => {
  const { customer, lots, run } = await arrive([{ tonnes: '10', bizDate: '2025-03-01' }])
  const name = '受让客户'
  const buyer = { id: await newCustomer(app, name), name }
  for (const { id } of [customer, buyer]) await priced(app, id, [flat])
  await handOver(lots[0]!.id, buyer, '2025-03-11')
  const sums = (amount: string) => [expect.objectContaining({ amount })]
  expect(await run(from, to)).toMatchObject({ handedOver: 1, totals: sums('100.00') })
  const ofBuyer = await app.data('feeLine.runPeriod', { from, to, customerId: buyer.id }, 'jf')
  expect(ofBuyer).toMatchObject({ handedOver: 1, totals: sums('210.00') })
  const later = { from: '2025-04-01', to: '2025-04-30', customerId: buyer.id }
  expect(await app.data('feeLine.runPeriod', later, 'jf')).toMatchObject({ handedOver: 0 })
})

/** All of a lot goes to another owner on a day, as rows: no document does that yet. */
const handOver = (lotId: string, owner: { id: string; name: string }, bizDate: string) =>
  app.services.db.transaction(inTenant(node), async (tx) => {
    const { inventory, inventoryLedger } = tx.t
    const [{ tenantNode: _lot, ...lot } = fail()] = await tx.select(
      inventory,
      eq(inventory.id, lotId),
    )
    const [{ tenantNode: _entry, ...came } = fail()] = await tx.select(
      inventoryLedger,
      eq(inventoryLedger.lotId, lotId),
    )
    const { ids } = app.services
    const [bought, left, got, document] = [ids(), ids(), ids(), ids()]
    const out = { pieces: -came.pieces, pallets: -came.pallets, volume: '0' }
    const weights = { qty: `-${came.qty}`, net: `-${came.net}`, gross: `-${came.gross}` }
    const key = (id: string) => ({ id, idempotencyKey: id, bizDate })
    await tx.insert(inventoryLedger, {
      ...came,
      ...out,
      ...weights,
      ...key(left),
      seq: 2,
      type: 'TRF_OUT',
      qtyBefore: came.qty,
      qtyAfter: '0',
    })
    const nothing = { onHandQty: '0', onHandNet: '0', onHandGross: '0', onHandVolume: '0' }
    const none = { onHandPieces: 0, onHandPallets: 0, ledgerCount: 2 }
    await tx.update(inventory, { ...nothing, ...none }, eq(inventory.id, lotId))
    await tx.insert(inventory, {
      ...lot,
      id: bought,
      lotNo: bought,
      hqCustomerId: owner.id,
      hqCustomerName: owner.name,
      sourceId: document,
      sourceNo: 'HZ1',
    })
    await tx.insert(inventoryLedger, { ...came, ...key(got), lotId: bought, type: 'TRF_IN' })
  })

const fail = (): never => {
  throw new Error('no such row')
}
