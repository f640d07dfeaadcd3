import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/domain/calendar'
import { wasTakenBack, type StockLot } from '@yuncang/shared/domain/charging/stock'
import { negate } from '@yuncang/shared/domain/decimal'
import { feeLineStatuses, isUnbilled } from '@yuncang/shared/domain/fee-line'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperations } from '../../record/service.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'
import { workMethods, type Kind } from './choose.ts'
import { chargeWork, type Work } from './work.ts'
import { changeLine } from './write.ts'

type Order = { id: string }

const inboundKind: Kind = {
  modules: ['RK', 'ZX'],
  main: 'RK',
  methods: workMethods,
  listMethod: 'UNIT',
}
const outboundKind: Kind = { ...inboundKind, modules: ['CK', 'YS'], main: 'CK' }

/**
 * Makes the lines of 入库作业 and 装卸 when an inbound order is completed (domain.md §7.1, 入库完成), of the day of the
 * last goods in. A step of that use case; done again it brings the lines up to date.
 */
export async function chargeInbound(tx: Tx, ctx: Ctx, { id }: Order): Promise<void> {
  const order = await mustFindInbound(tx, id)
  const lots = await goods.lotsOfSources(tx, [id])
  const entries = Map.groupBy(
    await goods.ledgerOfLots(
      tx,
      lots.map((lot) => lot.id),
    ),
    ({ lotId }) => lotId,
  )
  const came = lots.flatMap((lot) => {
    const own = entries.get(lot.id) ?? []
    const stock: StockLot = { ...lot, entries: own }
    return wasTakenBack(stock)
      ? []
      : own.filter(({ type }) => type === 'IN').map((entry) => ({ ...entry, facts: lot }))
  })
  await chargeWork(tx, ctx, {
    ...inboundWork(order, order.inboundDate ?? today(ctx.now())),
    goods: came,
    containerSizes: await goods.containerSizesOf(tx, id),
    isEstimate: false,
  })
}

/** The same from what is planned, when an order is audited (暂估, domain.md §7.1); completion makes it real. */
export async function estimateInbound(tx: Tx, ctx: Ctx, { id }: Order): Promise<void> {
  const order = await mustFindInbound(tx, id)
  const lines = await goods.productsOf(tx, id)
  await chargeWork(tx, ctx, {
    ...inboundWork(order, order.expectDate),
    goods: lines.map((line) => ({
      pieces: line.planPieces,
      pallets: line.planPallet ?? 0,
      net: line.planNet,
      volume: line.planVolume ?? '0',
      facts: line,
    })),
    containerSizes: await goods.containerSizesOf(tx, id),
    isEstimate: true,
  })
}

const inboundWork = (
  order: goods.InboundRow,
  bizDate: string,
): Pick<Work, 'business' | 'bizDate' | 'trucks' | 'businessType' | 'kind'> => ({
  business: {
    module: 'RKDD',
    businessId: order.id,
    businessNo: order.orderNo,
    masterBillNo: order.masterBillNo,
    customerId: order.customerId,
    customerName: order.customerName,
  },
  bizDate,
  trucks: 0,
  businessType: order.businessType,
  kind: inboundKind,
})

/** Makes the lines of 出库作业 and 运输 when an outbound order is finished, of the day of the last gate-out. */
export async function chargeOutbound(tx: Tx, ctx: Ctx, { id }: Order): Promise<void> {
  const order = await goods.findOutbound(tx, { id })
  if (!order) throw new AppError('record.notFound')
  const entries = await goods.ledgerOfDocument(tx, id)
  const ids = [...new Set(entries.map(({ lotId }) => lotId))]
  const lots = new Map((await goods.lotsByIds(tx, ids)).map((lot) => [lot.id, lot]))
  await chargeWork(tx, ctx, {
    business: {
      module: 'CKDD',
      businessId: order.id,
      businessNo: order.orderNo,
      masterBillNo: order.masterBillNo,
      customerId: order.customerId,
      customerName: order.customerName,
    },
    bizDate: order.outDate ?? today(ctx.now()),
    // What left is negative in the ledger.
    goods: entries.map((entry) => ({
      pieces: -entry.pieces,
      pallets: -entry.pallets,
      net: negate(entry.net),
      volume: negate(entry.volume),
      facts: lots.get(entry.lotId)!,
    })),
    containerSizes: [],
    trucks: await goods.trucksGone(tx, id),
    businessType: order.businessType,
    kind: outboundKind,
    isEstimate: false,
  })
}

/**
 * Voids the automatic lines of a document when it is undone or given up; lines by hand stay. Throws 409 while a bill holds
 * one of its lines (domain.md §7.1, «fees not billed»).
 */
export async function voidDrafts(tx: Tx, ctx: Ctx, businessId: string): Promise<void> {
  const lines = await repo.liveOf(tx, [businessId])
  const billed = lines.find((line) => !isUnbilled(line))
  if (billed) {
    const params = { no: billed.businessNo, fee: billed.feeName }
    throw new AppError('feeLine.billed', { params })
  }
  const status = feeLineStatuses.voided
  const records = []
  for (const row of lines.filter(({ source }) => source === 'AUTO'))
    records.push(await changeLine(tx, ctx, row, 'void', { status }))
  await recordOperations(tx, ctx, records)
}

async function mustFindInbound(tx: Tx, id: string): Promise<goods.InboundRow> {
  const order = await goods.findInbound(tx, { id })
  if (!order) throw new AppError('record.notFound')
  return order
}
