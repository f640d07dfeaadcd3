import { getFrom } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { today } from '@yuncang/shared/kernel/calendar'
import { negate } from '@yuncang/shared/kernel/decimal'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import * as goods from '../../goods/repo.ts'
import type { DocumentKind } from '../charge-source.ts'
import type { FeeScope, Work } from '../facts.ts'
import { workMethods } from '../price/choose.ts'
import { withAreaTypes, type LotInArea } from './area-types.ts'
import { businessOf, documentOf, workSource } from './work.ts'

const module = businessModules.outboundOrder
const fees: FeeScope = {
  modules: ['CK', 'YS'],
  main: 'CK',
  methods: workMethods,
  listMethod: 'UNIT',
  isFreeUnpriced: true,
}

/** 出库作业 and 运输 of a finished outbound order: what left, on the day of the last gate-out. */
export const outboundWork = workSource(fees, async (db, ctx, id) => {
  const order = await goods.findOutbound(db, { id })
  if (!order) throw new AppError('record.notFound')
  const entries = await goods.ledgerOfDocument(db, id)
  const lotIds = [...new Set(entries.map(({ lotId }) => lotId))]
  const lots = await withAreaTypes(db, await goods.lotsByIds(db, lotIds))
  const work: Work = {
    bizDate: order.outDate ?? today(ctx.now()),
    goods: goodsOut(entries, lots),
    containerSizes: undefined,
    trucks: await goods.trucksGone(db, id),
    businessType: order.businessType,
    isEstimate: false,
  }
  return { business: businessOf(module, order), work }
})

export const outboundDocuments: DocumentKind = {
  async named(db, no) {
    const order = await goods.findOutbound(db, { orderNo: no })
    if (!order) return undefined
    const business = documentOf(module, order)
    return { business, traits: { businessType: order.businessType, containerSize: '' } }
  },
  async chargeable(db, id) {
    const order = await goods.findOutbound(db, { id })
    if (!order) return undefined
    const isFinished = order.outboundStatus === outboundStatuses.finished
    return { no: order.orderNo, source: isFinished ? outboundWork : undefined }
  },
}

/** What left; it is negative in the ledger. */
function goodsOut(entries: readonly goods.EntryRow[], lots: readonly LotInArea[]) {
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  return entries.map((entry) => ({
    pieces: -entry.pieces,
    pallets: -entry.pallets,
    net: negate(entry.net),
    volume: negate(entry.volume),
    traits: getFrom(byId, entry.lotId),
  }))
}
