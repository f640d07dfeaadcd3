import type { Read } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import { grouped } from '@yuncang/shared/kernel/grouped'
import { quantity, tonnes } from '@yuncang/shared/kernel/measures'
import type { Lot } from '@yuncang/shared/nouns/inventory/contract'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Column, Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import { paperLimits } from '../../../papers/limits.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import * as views from '../views/repo.ts'
import { paperWords, type StockPaperWords } from './paper-words.ts'
import { present } from './read.ts'

/** 库存对账单: what lies here of an owner today, by bill of lading, how long each lot has lain, and what is promised of it. */
export const stockPaper: PaperDescription = {
  async describe(db, ctx, id) {
    const { customerName, customerCode } = await mustFindCustomer(db, id)
    const { locale } = ctx.call
    const words = paperWords[locale]
    const lots = await lotsOf(db, ctx, id)
    const day = today(ctx.now())
    const units = await lookup(db, ctx, 'MEASURING_UNIT')
    const conditions = await lookup(db, ctx, 'PRODUCT_STATUS')
    return {
      locale,
      title: words.title,
      no: `${customerCode}-${day}`,
      isWide: true,
      sections: [
        {
          kind: 'facts',
          items: [
            [words.owner, customerName],
            [words.day, day],
            [words.lots, grouped(String(lots.length))],
            [words.pieces, piecesOf(lots)],
            [words.net, netOf(lots)],
            [words.gross, tonnes(sum(lots.map(({ onHandGross }) => onHandGross)))],
          ],
        },
        goodsOf(lots, words, {
          unitOf: (unit) => units.labelOf(unit),
          conditionOf: (condition) => conditions.labelOf(condition),
        }),
        {
          kind: 'signatures',
          parties: [
            { role: words.confirmed, name: customerName },
            { role: words.issued, name: ctx.tenant.name },
          ],
        },
      ],
    }
  },
}

/** Every lot with goods, by bill of lading; one more than a paper takes, so that the paper refuses instead of hiding. */
async function lotsOf(db: Read, ctx: Ctx, hqCustomerId: string): Promise<Lot[]> {
  const size = paperLimits.rows + 1
  const asked = { hqCustomerId, withStock: 1 as const, ascs: ['masterBillNo', 'lotNo'] }
  const { records } = await views.page(db, { ...asked, current: 1, size })
  return records.map((row) => present(row, ctx.now()))
}

const piecesOf = (lots: readonly Lot[]): string =>
  grouped(String(lots.reduce((total, { onHandPieces }) => total + onHandPieces, 0)))
const netOf = (lots: readonly Lot[]): string => tonnes(sum(lots.map(({ onHandNet }) => onHandNet)))

type LabelOf = (value: string) => string
type Labels = { unitOf: LabelOf; conditionOf: LabelOf }

const right = 'right' as const

function goodsOf(lots: readonly Lot[], words: StockPaperWords, labels: Labels): Section {
  const columns: Column[] = [
    { title: words.lot, share: 1.7 },
    { title: words.product, share: 2.2 },
    { title: words.container, share: 1.3 },
    { title: words.condition, share: 0.8 },
    { title: words.since, share: 1.1 },
    { title: words.age, align: right, share: 0.7 },
    { title: words.quantity, align: right, share: 1.3 },
    { title: words.available, align: right, share: 1.3 },
    { title: words.pieces, align: right, share: 0.8 },
    { title: words.net, align: right, share: 1 },
  ]
  const sumsOf = (label: string, some: readonly Lot[]) => [
    label,
    ...Array.from({ length: 7 }, () => ''),
    piecesOf(some),
    netOf(some),
  ]
  return {
    kind: 'table',
    title: words.goods,
    columns,
    empty: words.nothing,
    groups: [...Map.groupBy(lots, ({ masterBillNo }) => masterBillNo)].map(([bill, some]) => ({
      head: `${words.bill} ${bill}`,
      rows: some.map((lot) => rowOf(lot, labels)),
      ...(some.length > 1 && { sums: sumsOf(words.sum, some) }),
    })),
    ...(lots.length > 0 && { total: sumsOf(words.total, lots) }),
  }
}

const rowOf = (lot: Lot, { unitOf, conditionOf }: Labels): string[] => [
  lot.lotNo,
  [lot.productName, lot.brandName].filter(Boolean).join(' · '),
  lot.containerNo,
  conditionOf(lot.productStatus),
  lot.inDate,
  String(lot.ageDays ?? ''),
  `${quantity(lot.onHandQty, lot.unit)} ${unitOf(lot.unit)}`,
  `${quantity(lot.availableQty, lot.unit)} ${unitOf(lot.unit)}`,
  grouped(String(lot.onHandPieces)),
  tonnes(lot.onHandNet),
]
