import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startApp, type Face, type TestApp } from './app.ts'
import { photograph } from './load-photos.ts'
import { lotsOf, owner, rubberInStock } from './rubber.ts'

/** Whatever the server made, with what the next step needs of it. */
export type Made = { id: string; version: number; [field: string]: any }

/** A role at work in WMS_ZJWL. */
export const at = (role: string) => `${role}.zjwl`

/** What the guard types in of a truck at the gate. */
export const gate = ({ id, plateNo, pickCode }: any) => ({ id, plateNo, pickCode })

export const nothingReserved = ['0.0000', '0.0000', '0.0000', '0.0000']

const roles = ['kf', 'sh', 'ck', 'lh', 'mg', 'kh', 'jf', 'cw', 'admin']

const driver = {
  trailerNo: '',
  driverName: '司机甲（虚构）',
  driverPhone: '13800000001',
}

/** An application in March 2025 with 63 pallets of rubber for every test, under a bill that no other test has. */
export function outboundSuite(start = '2025-03-18T01:00:00.000Z') {
  let app: TestApp
  let turn = 0
  let now = start
  let customerId: string
  let productId: string
  /** Trucks that no other test has. */
  const truckOf = (n = 1, given: object = {}) => ({
    plateNo: `鲁B${String(turn).padStart(3, '0')}${String(n).padStart(2, '0')}`,
    ...driver,
    ...given,
  })
  /** Sessions end within a day. */
  const setNow = (time: string) => {
    if (time === now) return
    now = time
    for (const role of roles) app.forget(at(role))
  }
  const bill = () => `DMLNQD2503${String(turn).padStart(4, '0')}`

  beforeAll(async () => {
    app = await startApp({ clock: () => now })
    const { records } = await app.data('customer.page', { customerName: owner }, at('kf'))
    customerId = records[0].id
    // The same few places take the goods of every test.
    await app.services.db.transaction(inTenant('WMS_ZJWL'), async (tx) => {
      const boundless = { maxWeight: null, maxVolume: null, maxPallet: null }
      await tx.update(tx.t.storageLocation, boundless)
    })
  })
  beforeEach(async () => {
    turn += 1
    setNow(start)
    const [lot] = await rubberInStock(app.services, { bill: bill() })
    productId = lot!.productId
  })
  // The invariants of stock (docs/domain/invariants.md).
  afterEach(async () => {
    expect(await app.services.db.read(inTenant('WMS_ZJWL'), breachesOfStock)).toEqual([])
  })
  afterAll(() => app.close())

  /** Rows of this step that lie in a plain order: what a clerk writes, by role, on any instance. */
  const draft = (given: object = {}) => ({
    masterBillNo: bill(),
    customerId,
    outboundType: '1',
    bondInvtNo: 'QD420125E000000231',
    pickDate: '2025-03-20',
    lines: [{ productId, qty: '25.2', pieces: 20 }],
    ...given,
  })
  const line = (given: object) => [{ productId, ...given }]
  const saved = (given: object = {}): Promise<Made> =>
    app.data('outboundOrder.create', draft(given), at('kf'))
  const submitted = (given: object = {}) => saved({ ...given, auditStatus: 1 })
  const pass = (id: string, on: Face = app) =>
    on.call('outboundOrder.audit', { id, type: 2, msg: '' }, at('sh'))
  const passed = async (given: object = {}): Promise<Made> => {
    const { id } = await submitted(given)
    return app.data('outboundOrder.audit', { id, type: 2, msg: '可以' }, at('sh'))
  }
  const issued = async (given: object = {}, trucks: object[] = [truckOf()]) => {
    const order = await passed(given)
    const made: Made[] = await app.data('outboundTruck.issue', { id: order.id, trucks }, at('ck'))
    return { order, trucks: made, truck: made[0]! }
  }
  /** A truck comes in; the guard takes the photo that it needs to leave at once. */
  const letIn = async ({ id, orderId, plateNo, pickCode }: Made): Promise<Made> => {
    const inside = await app.data('outboundTruck.gateIn', { id, plateNo, pickCode }, at('mg'))
    await photograph(app, { id, orderId }, at('mg'))
    return inside
  }
  const allocationsOf = (id: string): Promise<Made[]> =>
    app.data('outboundOrder.allocations', { id }, at('lh'))
  const load = (id: string, loads: object[], signer = '司机甲'): Promise<Made> =>
    app.data('outboundTruck.load', { id, loads, signer }, at('lh'))
  /** Puts everything that the order holds on a truck. */
  const loadAll = async (orderId: string, truckId: string) => {
    const loads = (await allocationsOf(orderId)).map((row) => ({
      allocationId: row.id,
      qty: row['qty'],
    }))
    return load(truckId, loads)
  }
  const letOut = (id: string, given: object = {}): Promise<Made> =>
    app.data('outboundTruck.gateOut', { id, ...given }, at('mg'))
  const orderOf = (id: string): Promise<Made> => app.data('outboundOrder.get', { id }, at('kf'))
  const actionsOf = async (id: string): Promise<string[]> => {
    const rows = await app.data('record.operations', { businessId: id }, at('kf'))
    return rows.map((each: { action: string }) => each.action)
  }
  const lots = () => lotsOf(app.services, bill())
  /** Notices of an order that wait for somebody, with the right that hears them. */
  const noticesOf = (id: string) =>
    app.services.db.read(inTenant('WMS_ZJWL'), async (read) => {
      const { notice } = read.t
      const rows = await read.select(notice, eq(notice.businessId, id))
      return rows.filter((row) => row.doneTime === null).map((row) => [row.kind, row.audience])
    })

  return {
    app: () => app,
    bill,
    customer: () => customerId,
    setNow,
    truckOf,
    lots,
    reservedOf: async () => (await lots()).map((lot) => lot.reservedQty),
    call: (operation: string, input: object, role: string) => app.call(operation, input, at(role)),
    noticesOf,
    draft,
    line,
    saved,
    submitted,
    pass,
    passed,
    issued,
    letIn,
    allocationsOf,
    load,
    loadAll,
    letOut,
    orderOf,
    actionsOf,
  }
}
