import type { Read } from '@yuncang/db/handle'
import { sum } from '@yuncang/shared/kernel/decimal'
import { grouped } from '@yuncang/shared/kernel/grouped'
import { tonnes } from '@yuncang/shared/kernel/measures'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { orderStatuses, orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Paper, Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { paperWords, type OrderPaperWords } from './paper-words.ts'
import { mustFind } from './read.ts'

/** 入库单: what was to come and what came, line by line and container by container, for those who hand over to sign. */
export const inboundOrderPaper: PaperDescription = {
  async describe(db, ctx, id) {
    const order = await mustFind(db, id)
    const { locale } = ctx.call
    const words = paperWords[locale]
    const { delivered, tallied, received, confirmed, remark } = words
    return {
      locale,
      title: words.title,
      no: order.orderNo,
      ...markOf(order.orderStatus, locale),
      isWide: true,
      sections: [
        await factsOf(db, ctx, order),
        goodsOf(await repo.productsOf(db, id), words),
        ...(await containersOf(db, ctx, id)),
        ...(order.remark === ''
          ? []
          : [{ kind: 'words', title: remark, texts: [order.remark] } as const]),
        {
          kind: 'signatures',
          parties: [
            { role: delivered, name: '' },
            { role: tallied, name: '' },
            { role: received, name: ctx.tenant.name },
            { role: confirmed, name: order.customerName },
          ],
        },
      ],
    }
  },
}

const { draft, submitted, rejected, voided } = orderStatuses
const unaudited: readonly number[] = [draft, submitted, rejected, voided]

/** What nobody has audited, or was given up, says so on each of its pages. */
const markOf = (status: number, locale: Locale): Pick<Paper, 'mark'> =>
  unaudited.includes(status) ? { mark: orderStatusLabel(status, locale) } : {}

async function factsOf(db: Read, ctx: Ctx, order: repo.OrderRow): Promise<Section> {
  const { locale } = ctx.call
  const words = paperWords[locale]
  const label = async (code: string, value: string) => (await lookup(db, ctx, code)).labelOf(value)
  const owner = order.hqCustomerName ?? order.customerName
  const vessel = [order.cnShipName || order.enShipName, order.imvoy].filter(Boolean).join(' / ')
  /** Said where there is something to say. */
  const more = [
    [words.house, order.houseBillNo],
    [words.passport, order.passportNo],
    [words.vessel, vessel],
    [words.arrived, order.inboundDate ?? ''],
  ] as const
  return {
    kind: 'facts',
    items: [
      [words.master, order.masterBillNo],
      [words.status, orderStatusLabel(order.orderStatus, locale)],
      [words.customer, order.customerName],
      [words.owner, owner],
      [words.inboundType, await label('INBOUND_TYPE', order.inboundType)],
      [words.businessType, await label('BUSINESS_TYPE', order.businessType)],
      [words.supervision, order.bondedFlag ? words.bonded : words.unbonded],
      [words.expected, order.expectDate],
      ...more.filter(([, value]) => value !== ''),
    ],
  }
}

const right = 'right' as const

/** Beside what was planned, what came; nothing there until it did. */
function goodsOf(lines: readonly repo.ProductRow[], words: OrderPaperWords): Section {
  const pieces = (all: readonly (number | null)[]) =>
    all.every((each) => each === null) ? '' : count(all.reduce((a: number, b) => a + (b ?? 0), 0))
  const weight = (all: readonly (string | null)[]) => {
    const known = all.filter((each) => each !== null)
    return known.length === 0 ? '' : tonnes(sum(known))
  }
  const damaged = lines.reduce((all, { damagePieces }) => all + damagePieces, 0)
  return {
    kind: 'table',
    title: words.goods,
    empty: words.noGoods,
    columns: [
      { title: words.line, share: 0.5 },
      { title: words.container, share: 1.3 },
      { title: words.name, share: 2.4 },
      { title: words.brand, share: 1.1 },
      { title: words.lot, share: 1.2 },
      { title: words.planned, align: right, share: 0.9 },
      { title: words.plannedNet, align: right },
      { title: words.came, align: right, share: 0.9 },
      { title: words.cameNet, align: right },
      { title: words.cameGross, align: right },
      { title: words.damaged, align: right, share: 0.8 },
    ],
    groups: [
      {
        rows: lines.map((line) => [
          String(line.lineNo),
          line.containerNo,
          line.productName,
          line.brandName,
          line.lotNo,
          count(line.planPieces),
          tonnes(line.planNet),
          pieces([line.actPieces]),
          tonnes(line.actNet),
          tonnes(line.actGross),
          line.damagePieces > 0 ? count(line.damagePieces) : '',
        ]),
      },
    ],
    total: [
      '',
      words.total,
      '',
      '',
      '',
      pieces(lines.map(({ planPieces }) => planPieces)),
      weight(lines.map(({ planNet }) => planNet)),
      pieces(lines.map(({ actPieces }) => actPieces)),
      weight(lines.map(({ actNet }) => actNet)),
      weight(lines.map(({ actGross }) => actGross)),
      damaged > 0 ? count(damaged) : '',
    ],
  }
}

const count = (pieces: number): string => grouped(String(pieces))

async function containersOf(db: Read, ctx: Ctx, id: string): Promise<Section[]> {
  const containers = await repo.containersOf(db, id)
  if (containers.length === 0) return []
  const words = paperWords[ctx.call.locale]
  const sizes = await lookup(db, ctx, 'CONTAINER_SIZE')
  return [
    {
      kind: 'table',
      title: words.containers,
      columns: [
        { title: words.line, share: 0.4 },
        { title: words.container, share: 1.5 },
        { title: words.size },
        { title: words.seal, share: 1.5 },
        { title: words.damage, share: 3 },
      ],
      groups: [
        {
          rows: containers.map(({ lineNo, containerNo, containerSize, sealNo, damageNote }) => [
            String(lineNo),
            containerNo,
            sizes.labelOf(containerSize),
            sealNo,
            damageNote,
          ]),
        },
      ],
    },
  ]
}
