import { sum } from '@yuncang/shared/kernel/decimal'
import { grouped } from '@yuncang/shared/kernel/grouped'
import { quantity, tonnes } from '@yuncang/shared/kernel/measures'
import type { Section } from '../../../papers/description.ts'
import type { LotRow } from '../../inventory/service/offer.ts'
import type { AllocationRow, LineRow, LoadRow } from '../repo.ts'
import type { OrderPaperWords } from './paper-words.ts'

type Goods = {
  readonly lines: readonly LineRow[]
  readonly allocations: readonly AllocationRow[]
  readonly loads: readonly LoadRow[]
  readonly lots: readonly LotRow[]
}

/** A row of the paper: what is asked for of a lot, and what of it left; nothing of that until something did. */
type Part = {
  readonly line: LineRow
  readonly lotNo: string
  readonly batchNo: string
  readonly containerNo: string
  readonly locationCode: string
  readonly qty: string
  readonly pieces: number
  readonly net: string
  readonly out?: { readonly pieces: number; readonly net: string; readonly gross: string }
}

const right = 'right' as const

/** The lots that are promised for an order, in the order of its lines; before its audit the lines themselves. */
export function goodsOf(
  goods: Goods,
  words: OrderPaperWords,
  unitOf: (unit: string) => string,
): Section {
  const parts = partsOf(goods)
  const gone = parts.flatMap(({ out }) => out ?? [])
  const asked = grouped(String(parts.reduce((all, { pieces }) => all + pieces, 0)))
  return {
    kind: 'table',
    title: words.goods,
    empty: words.noGoods,
    columns: [
      { title: words.line, share: 0.5 },
      { title: words.product, share: 2.4 },
      { title: words.lot, share: 1.9 },
      { title: words.batch, share: 1 },
      { title: words.container, share: 1.3 },
      { title: words.location, share: 1.2 },
      { title: words.quantity, align: right, share: 1.2 },
      { title: words.pieces, align: right, share: 0.8 },
      { title: words.net, align: right },
      { title: words.outPieces, align: right, share: 0.8 },
      { title: words.outNet, align: right },
      { title: words.outGross, align: right },
    ],
    groups: parts.length === 0 ? [] : [{ rows: parts.map((part, at) => rowOf(part, at, unitOf)) }],
    total: [
      '',
      words.total,
      ...Array.from({ length: 5 }, () => ''),
      asked,
      tonnes(sum(parts.map(({ net }) => net))),
      ...outOf(gone),
    ],
  }
}

const rowOf = (part: Part, at: number, unitOf: (unit: string) => string): string[] => [
  String(at + 1),
  [part.line.productName, part.line.brandName].filter(Boolean).join(' · '),
  part.lotNo,
  part.batchNo,
  part.containerNo,
  part.locationCode,
  `${quantity(part.qty, part.line.unit)} ${unitOf(part.line.unit)}`,
  grouped(String(part.pieces)),
  tonnes(part.net),
  ...outOf(part.out ? [part.out] : []),
]

const outOf = (gone: readonly NonNullable<Part['out']>[]): string[] =>
  gone.length === 0
    ? ['', '', '']
    : [
        grouped(String(gone.reduce((all, { pieces }) => all + pieces, 0))),
        tonnes(sum(gone.map(({ net }) => net))),
        tonnes(sum(gone.map(({ gross }) => gross))),
      ]

function partsOf({ lines, allocations, loads, lots }: Goods): Part[] {
  const lotOf = new Map(lots.map((lot) => [lot.id, lot]))
  const shares = Map.groupBy(allocations, ({ lineId }) => lineId)
  const onTrucks = Map.groupBy(loads, ({ allocationId }) => allocationId)
  return lines.flatMap((line): Part[] => {
    const given = shares.get(line.id)
    if (given)
      return given.map((share) => ({
        ...share,
        ...leftOf(onTrucks.get(share.id) ?? []),
        line,
        batchNo: lotOf.get(share.lotId)?.batchNo ?? '',
      }))
    const lot = lotOf.get(line.lotId ?? '')
    const { lotNo = '', batchNo = '', containerNo = '', locationCode = '' } = lot ?? {}
    return [{ ...line, line, lotNo, batchNo, containerNo, locationCode }]
  })
}

/** Weights are known of what left the gate. */
function leftOf(loads: readonly LoadRow[]): Pick<Part, 'out'> {
  const left = loads.flatMap(({ pieces, net, gross }) =>
    net === null || gross === null ? [] : [{ pieces, net, gross }],
  )
  if (left.length === 0) return {}
  return {
    out: {
      pieces: left.reduce((all, { pieces }) => all + pieces, 0),
      net: sum(left.map(({ net }) => net)),
      gross: sum(left.map(({ gross }) => gross)),
    },
  }
}
