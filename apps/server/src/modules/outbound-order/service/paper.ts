import type { Read } from '@yuncang/db/handle'
import { outboundStatuses, outboundStatusLabel } from '@yuncang/shared/nouns/outbound-order/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Paper, Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfIds, type LotRow } from '../../inventory/service/offer.ts'
import { warehousesOf } from '../../storage-location/service/places.ts'
import * as repo from '../repo.ts'
import { goodsOf } from './paper-goods.ts'
import { trucksOf } from './paper-trucks.ts'
import { paperWords } from './paper-words.ts'
import { mustFind } from './read.ts'

/** 出库单: which goods lie where and leave on which trucks, for those who hand over, load and take them to sign. */
export const outboundOrderPaper: PaperDescription = {
  async describe(db, ctx, id) {
    const order = await mustFind(db, id)
    const { locale } = ctx.call
    const words = paperWords[locale]
    const lines = await repo.linesOf(db, id)
    const allocations = await repo.allocationsOf(db, id)
    const loads = await repo.loadsOf(db, id)
    const lots = await lotsOfIds(
      db,
      [...lines, ...allocations].flatMap(({ lotId }) => lotId ?? []),
    )
    const units = await lookup(db, ctx, 'MEASURING_UNIT')
    return {
      locale,
      title: words.title,
      no: order.orderNo,
      ...markOf(order.outboundStatus, locale),
      isWide: true,
      sections: [
        await factsOf(db, ctx, order, lots),
        goodsOf({ lines, allocations, loads, lots }, words, (unit) => units.labelOf(unit)),
        ...trucksOf(await repo.trucksOf(db, id), loads, words),
        ...(order.remark === ''
          ? []
          : [{ kind: 'words', title: words.remark, texts: [order.remark] } as const]),
        {
          kind: 'signatures',
          parties: [
            { role: words.keeper, name: ctx.tenant.name },
            { role: words.loader, name: '' },
            { role: words.taken, name: '' },
            { role: words.confirmed, name: order.receiver || order.customerName },
          ],
        },
      ],
    }
  },
}

const { draft, submitted, rejected, voided } = outboundStatuses
const unaudited: readonly number[] = [draft, submitted, rejected, voided]

/** What nobody has audited, or was given up, says so on each of its pages. */
const markOf = (status: number, locale: Locale): Pick<Paper, 'mark'> =>
  unaudited.includes(status) ? { mark: outboundStatusLabel(status, locale) } : {}

async function factsOf(
  db: Read,
  ctx: Ctx,
  order: repo.OrderRow,
  lots: readonly LotRow[],
): Promise<Section> {
  const { locale } = ctx.call
  const words = paperWords[locale]
  const label = async (code: string, value: string) => (await lookup(db, ctx, code)).labelOf(value)
  const warehouses = await warehousesOf(
    db,
    lots.map(({ locationId }) => locationId),
  )
  /** Said where there is something to say. */
  const more = [
    [words.warehouse, warehouses.join(' / ')],
    [words.outDate, order.outDate ?? ''],
    [words.bondInvtNo, order.bondInvtNo],
    [words.passport, order.passportNo],
    [words.receiver, order.receiver],
    [words.receiverPhone, order.receiverPhone],
    [words.address, order.receiveAddress],
    [words.carrier, order.carrierName],
    [words.reason, order.closeReason],
  ] as const
  return {
    kind: 'facts',
    items: [
      [words.master, order.masterBillNo],
      [words.status, outboundStatusLabel(order.outboundStatus, locale)],
      [words.customer, order.customerName],
      [words.pickDate, order.pickDate],
      [words.outboundType, await label('OUTBOUND_TYPE', order.outboundType)],
      [words.businessType, await label('BUSINESS_TYPE', order.businessType)],
      [words.supervision, order.bondedFlag ? words.bonded : words.unbonded],
      ...more.filter(([, value]) => value !== ''),
    ],
  }
}
