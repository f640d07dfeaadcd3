import { inTenant } from '@yuncang/db/handle'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterEach, expect } from 'vitest'
import { ordersSuite } from './orders.ts'

/*
 * Orders of scenario A (docs/domain/demo.md#scenario-a) in the tenant WMS_DEMO: four boxes of 16 pallets, 1.260 t each.
 */
export const boxes = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']

export const goods = (containerNo: string, more: object = {}) => ({
  containerNo,
  productCode: 'TSR20',
  productName: '20号标准胶 TSR20',
  planPieces: 16,
  planPallet: 16,
  planNet: '20160',
  planGross: '20480',
  planVolume: '32.48',
  ...more,
})

/** An order of one line in one box. Orders of a voyage share boxes, which take 30,480 kg in all. */
export const oneLine = (more: object = {}, containerNo = boxes[0]!) => ({
  inboundContainerList: [{ containerNo, containerSize: '20GP' }],
  inboundProductList: [goods(containerNo, more)],
})

export type Order = {
  id: string
  orderNo: string
  version: number
  customerId: string
  orderStatus: number
  bondedFlag: number
}
export type Plan = {
  id: string
  planNo: string
  lineId: string
  containerNo: string
  locationId: string
  locationCode: string
  planPieces: number
  planNet: string
  status: number
  actPieces: number | null
  actNet: string | null
}
export type Line = { id: string; lineNo: number; productId: string | null; diffType: string }

/** An application whose stock is looked over after every test. */
export function inboundSuite() {
  const suite = ordersSuite()
  const { app, bill } = suite
  const demo = inTenant('WMS_DEMO')
  let warehouses = 0

  afterEach(async () => {
    expect(await app().services.db.read(demo, breachesOfStock)).toEqual([])
  })

  const customerNamed = async (customerName: string): Promise<string> =>
    (await app().data('customer.page', { customerName }, 'kf')).records[0].id

  const draft = async (more: object = {}) => ({
    masterBillNo: bill(),
    customerId: await customerNamed('样例橡胶'),
    inboundType: '1',
    enShipName: 'DEMO OCEAN',
    imvoy: '012E',
    expectDate: '2026-12-01',
    inboundContainerList: boxes.map((containerNo) => ({ containerNo, containerSize: '20GP' })),
    inboundProductList: boxes.map((containerNo) => goods(containerNo)),
    ...more,
  })

  const submitted = async (more: object = {}): Promise<Order> =>
    app().data('inboundOrder.create', await draft({ ...more, auditStatus: 1 }), 'kf')

  const audited = async (more: object = {}): Promise<Order> => {
    const { id } = await submitted(more)
    return app().data('inboundOrder.audit', { id, type: 2 }, 'sh')
  }

  const planned = async (more: object = {}): Promise<Order> => {
    const { id } = await audited(more)
    return app().data('inboundOrder.generatePlan', { id }, 'ck')
  }

  /** Through the customs gate and under tally. */
  const receiving = async (more: object = {}): Promise<Order> => {
    const { id } = await planned(more)
    await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    return app().data('inboundPlan.start', { id }, 'lh')
  }

  const received = async (more: object = {}): Promise<Order> => {
    const { id } = await receiving(more)
    return app().data('inboundPlan.finish', { id, restAsPlanned: 1, bizDate: '2025-03-03' }, 'lh')
  }

  const plansOf = (id: string): Promise<Plan[]> => app().data('inboundPlan.list', { id }, 'lh')
  const linesOf = (id: string): Promise<Line[]> => app().data('inboundOrder.products', { id }, 'kf')

  /** Status and reason of a call. */
  const answer = async (operation: string, input: object, as: string) => {
    const { status, body } = await app().call(operation, input, as)
    return [status, body.data?.reason]
  }

  const actionsOf = async (businessId: string): Promise<string[]> =>
    (await app().data('record.operations', { businessId }, 'kf')).map(
      ({ action }: { action: string }) => action,
    )

  const lots = (orderId: string) =>
    app().services.db.read(demo, async (db) =>
      (await db.select(db.t.inventory)).filter((lot) => lot.inboundOrderId === orderId),
    )

  const notices = (businessId: string) =>
    app().services.db.read(demo, async (db) =>
      (await db.select(db.t.notice)).filter((row) => row.businessId === businessId),
    )

  const placesOf = async (areaType: string): Promise<{ id: string; code: string }[]> =>
    app().data('storageLocation.select', { areaType }, 'ck')

  /** A warehouse of its own with places of 10 pallets, so that nothing else lies there. */
  const ownPlaces = async (count: number, more: object = {}) => {
    warehouses += 1
    const base = { allowMixCustomer: 0, allowMixLot: 1 }
    const create = (input: object): Promise<{ id: string; code: string; version: number }> =>
      app().data('storageLocation.create', { ...base, ...input }, 'ck')
    const warehouse = await create({ code: `X${warehouses}`, name: `测试仓 ${warehouses}` })
    const area = await create({
      code: `X${warehouses}-A`,
      name: 'A 区',
      areaType: '1',
      parentStorageId: warehouse.id,
      ...more,
    })
    const places: { id: string; code: string; version: number }[] = []
    for (let n = 1; n <= count; n++)
      places.push(
        await create({
          code: `X${warehouses}-A-${n}`,
          name: `${n} 位`,
          parentStorageId: area.id,
          maxPallet: 10,
          maxWeight: '20000',
          ...more,
        }),
      )
    return { areaId: area.id, places }
  }

  return {
    ...suite,
    ownPlaces,
    demo,
    customerNamed,
    draft,
    submitted,
    audited,
    planned,
    receiving,
    received,
    plansOf,
    linesOf,
    answer,
    actionsOf,
    lots,
    notices,
    placesOf,
  }
}
