import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import * as goods from '../../goods/repo.ts'
import { liveOf } from '../../repo.ts'
import type { DocumentKind } from '../charge-source.ts'
import type { FeeScope, Work } from '../facts.ts'
import { workMethods } from '../price/choose.ts'
import { wasTakenBack } from '../price/goods.ts'
import { withAreaTypes, type LotInArea } from './area-types.ts'
import { businessOf, documentOf, workSource } from './work.ts'

const module = businessModules.inboundOrder
const fees: FeeScope = {
  modules: ['RK', 'ZX'],
  main: 'RK',
  methods: workMethods,
  listMethod: 'UNIT',
  isFreeUnpriced: true,
}

/** 入库作业 and 装卸 of a completed inbound order: what came in, on the day of the last goods in. */
export const inboundWork = workSource(fees, async (db, ctx, id) => {
  const order = await mustFind(db, id)
  const lots = await withAreaTypes(db, await goods.lotsOfSources(db, [id]))
  const lotIds = lots.map((lot) => lot.id)
  const entries = await goods.ledgerOfLots(db, lotIds)
  const work: Work = {
    bizDate: order.inboundDate ?? today(ctx.now()),
    goods: goodsIn(lots, entries),
    containerSizes: await goods.containerSizesOf(db, id),
    trucks: undefined,
    businessType: order.businessType,
    isEstimate: false,
  }
  return { business: businessOf(module, order), work }
})

/** 暂估: the same of what is planned, when an order is audited; completion makes it real. */
export const inboundEstimate = workSource(fees, async (db, _ctx, id) => {
  const order = await mustFind(db, id)
  const lines = await goods.productsOf(db, id)
  const work: Work = {
    bizDate: order.expectDate,
    goods: lines.map((line) => ({
      pieces: line.planPieces,
      pallets: line.planPallet ?? 0,
      net: line.planNet,
      volume: line.planVolume ?? '0',
      traits: line,
    })),
    containerSizes: await goods.containerSizesOf(db, id),
    trucks: undefined,
    businessType: order.businessType,
    isEstimate: true,
  }
  return { business: businessOf(module, order), work }
})

/** An order has work from its completion on; before that it has an estimate, once its audit has made one. */
export const inboundDocuments: DocumentKind = {
  async named(db, no) {
    const order = await goods.findInbound(db, { orderNo: no })
    if (!order) return undefined
    const business = documentOf(module, order)
    const sizes = new Set(await goods.containerSizesOf(db, order.id))
    const [size = ''] = sizes
    const containerSize = sizes.size === 1 ? size : ''
    return { business, traits: { businessType: order.businessType, containerSize } }
  },
  async chargeable(db, id) {
    const order = await goods.findInbound(db, { id })
    if (!order) return undefined
    const { completed, closed } = orderStatuses
    const no = order.orderNo
    if ([completed, closed].some((status) => status === order.orderStatus))
      return { no, source: inboundWork }
    const isEstimated = (await liveOf(db, [id])).some(({ source }) => source === 'AUTO')
    return { no, source: isEstimated ? inboundEstimate : undefined }
  },
}

/** What came in, without lots that were taken back. */
function goodsIn(lots: readonly LotInArea[], entries: readonly goods.EntryRow[]) {
  const byLot = Map.groupBy(entries, ({ lotId }) => lotId)
  return lots.flatMap((lot) => {
    const own = byLot.get(lot.id) ?? []
    return wasTakenBack({ ...lot, entries: own })
      ? []
      : own.filter(({ type }) => type === 'IN').map((entry) => ({ ...entry, traits: lot }))
  })
}

async function mustFind(db: Read, id: string): Promise<goods.InboundRow> {
  const order = await goods.findInbound(db, { id })
  if (!order) throw new AppError('record.notFound')
  return order
}
