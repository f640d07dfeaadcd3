import type { InboundPlanDraft } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import {
  add,
  compare,
  divide,
  isNegative,
  multiply,
  round,
  subtract,
  type DecimalKind,
} from '@yuncang/shared/kernel/decimal'
import type { Parcel } from '@yuncang/shared/nouns/inbound-plan/placing'
import { AppError } from '@yuncang/shared/errors'
import type { GoodsLine, KnownGoods, OrderRow } from '../../inbound-order/service/goods.ts'
import type { Goods } from './free-capacity.ts'

/** All of a line's goods; a gross weight that nobody gave is the net weight. */
export const parcelOf = (line: GoodsLine): Parcel => ({
  lineId: line.id,
  pieces: line.planPieces,
  pallets: line.planPallet ?? 0,
  net: line.planNet,
  gross: line.planGross ?? line.planNet,
  volume: line.planVolume ?? round('0', 'm3'),
})

/** What decides with which others a line's goods may lie. */
export const goodsOf = (order: OrderRow, line: KnownGoods): Goods => ({
  hqCustomerId: order.hqCustomerId ?? order.customerId,
  bondedFlag: order.bondedFlag,
  productId: line.productId,
  batchNo: line.lotNo,
  masterBillNo: order.masterBillNo,
})

const measures = { pallets: undefined, net: 'kg', gross: 'kg', volume: 'm3' } as const
type Measure = keyof typeof measures
const givenKeys = {
  pallets: 'planPallet',
  net: 'planNet',
  gross: 'planGross',
  volume: 'planVolume',
} as const

/**
 * The parcels that a line is planned in, in the order of the drafts: what they leave out they share by their pieces.
 * Throws 409 when they are not the line exactly.
 */
export function parcelsOf<D extends InboundPlanDraft>(
  line: GoodsLine,
  drafts: readonly D[],
): { draft: D; parcel: Parcel }[] {
  const whole = parcelOf(line)
  const pieces = drafts.reduce((sum, draft) => sum + draft.planPieces, 0)
  if (pieces !== whole.pieces) throw notExact(line, pieces)
  const shares = {
    pallets: sharesOf('pallets', String(whole.pallets), drafts),
    net: sharesOf('net', whole.net, drafts),
    gross: sharesOf('gross', whole.gross, drafts),
    volume: sharesOf('volume', whole.volume, drafts),
  }
  const parcels = drafts.map((draft, index) => ({
    draft,
    parcel: {
      lineId: line.id,
      pieces: draft.planPieces,
      pallets: Number(shares.pallets?.[index]),
      net: shares.net?.[index] ?? '',
      gross: shares.gross?.[index] ?? '',
      volume: shares.volume?.[index] ?? '',
    },
  }))
  if (Object.values(shares).includes(undefined)) throw notExact(line, pieces)
  return parcels
}

const notExact = ({ lineNo: line, productName: name, planPieces }: GoodsLine, pieces: number) =>
  new AppError('inboundPlan.notExact', { params: { line, name, pieces, planPieces } })

const inUnits = (value: string, kind: DecimalKind | undefined) =>
  kind ? round(value, kind) : String(Math.floor(Number(value)))

/** A measure of each draft: as given, or its share of what the others leave; undefined when they are not the whole. */
function sharesOf(
  measure: Measure,
  whole: string,
  drafts: readonly InboundPlanDraft[],
): string[] | undefined {
  const kind = measures[measure]
  const given = drafts.map((draft) => draft[givenKeys[measure]]?.toString())
  let rest = given.reduce<string>((left, value) => subtract(left, value ?? '0'), whole)
  const open = drafts.filter((_draft, index) => given[index] === undefined)
  let openPieces = open.reduce((sum, { planPieces }) => sum + planPieces, 0)
  let waiting = open.length
  const shares = drafts.map(({ planPieces }, index) => {
    const value = given[index]
    if (value !== undefined) return inUnits(value, kind)
    waiting -= 1
    const share =
      waiting === 0 || openPieces === 0
        ? rest
        : divide(multiply(rest, String(planPieces)), String(openPieces))
    const rounded = inUnits(isNegative(share) ? '0' : share, kind)
    rest = subtract(rest, rounded)
    openPieces -= planPieces
    return rounded
  })
  const sum = shares.reduce<string>((all, share) => add(all, share), '0')
  return compare(sum, whole) === 0 ? shares : undefined
}
