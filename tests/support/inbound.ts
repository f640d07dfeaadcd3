import { inTenant } from '@yuncang/db/handle'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterEach, expect } from 'vitest'
import { ordersSuite } from './orders.ts'

/* Orders of scenario A (domain.md §13) in the tenant WMS_DEMO: four boxes of 16 pallets, 1.260 t each. */
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

  afterEach(async () => {
    expect(await app().services.db.read(demo, breachesOfStock)).toEqual([])
  })

  const customerNamed = async (customerName: string): Promise<string> =>
    (await app().data('customer.page', { customerName }, 'kf')).records[0].id

  const draft = async (more: object = {}) => ({
    masterBillNo: bill(),
    customerId: await customerNamed('样例橡胶'),
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundContainerList: boxes.map((containerNo) => ({ containerNo, containerSize: '20GP' })),
    inboundProductList: boxes.map((containerNo) => goods(containerNo)),
    ...more,
  })

  const submitted = async (more: object = {}): Promise<{ id: string; orderNo: string }> =>
    app().data('inboundOrder.create', await draft({ ...more, auditStatus: 1 }), 'kf')

  const audited = async (more: object = {}) => {
    const { id } = await submitted(more)
    return app().data('inboundOrder.audit', { id, type: 2 }, 'sh')
  }

  const planned = async (more: object = {}) => {
    const { id } = await audited(more)
    return app().data('inboundOrder.generatePlan', { id }, 'ck')
  }

  /** Through the customs gate and under tally. */
  const receiving = async (more: object = {}) => {
    const { id } = await planned(more)
    await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    return app().data('inboundPlan.start', { id }, 'lh')
  }

  const received = async (more: object = {}) => {
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

  return {
    ...suite,
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
