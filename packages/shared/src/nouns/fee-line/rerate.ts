import * as z from 'zod'
import { compare, roundMoney, sum } from '../../kernel/decimal.ts'
import { flag, id, wireDate, wireDateOut } from '../../kernel/wire.ts'

/** Which drafts are priced anew: of a customer or of all, whose last day lies in here (docs/domain/fees.md#re-rating). */
export const draftScope = z.strictObject({
  customerId: id().optional(),
  from: wireDate(),
  to: wireDate(),
})

/** What pricing anew does to a line; without an id where it makes one. Amounts are gross, in the currency. */
export const feeMove = z.object({
  kind: z.enum(['CHANGED', 'NEW', 'VOIDED', 'SUPPLEMENT']),
  lineId: z.string(),
  jtNo: z.string(),
  status: z.int(),
  customerId: z.string(),
  customerName: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  businessNo: z.string(),
  masterBillNo: z.string(),
  periodFrom: wireDateOut(),
  periodTo: wireDateOut(),
  currencyBefore: z.string(),
  currency: z.string(),
  before: z.string(),
  after: z.string(),
  /** In CNY. */
  localDifference: z.string(),
  isMissingPrice: flag(),
})
export type FeeMove = z.infer<typeof feeMove>

/** What the moves of one customer come to, in CNY. */
export const customerMove = z.object({
  customerId: z.string(),
  customerName: z.string(),
  lines: z.int(),
  localDifference: z.string(),
})
export type CustomerMove = z.infer<typeof customerMove>

/** The moves by customer, those that gain or lose most first. */
export function movesByCustomer(moves: readonly FeeMove[]): CustomerMove[] {
  const size = ({ localDifference }: CustomerMove) => localDifference.replace('-', '')
  return [...Map.groupBy(moves, ({ customerId }) => customerId)]
    .map(([customerId, own]) => ({
      customerId,
      customerName: own[0]?.customerName ?? '',
      lines: own.length,
      localDifference: roundMoney(sum(own.map((each) => each.localDifference))),
    }))
    .sort((a, b) => compare(size(b), size(a)))
}

export const movesShown = z.object({
  /** How many lines move in all; `moves` shows the first of them. */
  lines: z.int(),
  customers: z.array(customerMove),
  moves: z.array(feeMove),
})
export type MovesShown = z.infer<typeof movesShown>

/** As many moves as somebody looks through; the sums are of all. */
const shownAtMost = 200

/** Moves as somebody looks through them. */
export const shownMoves = (moves: readonly FeeMove[]): MovesShown => ({
  lines: moves.length,
  customers: movesByCustomer(moves),
  moves: moves.slice(0, shownAtMost),
})

export const previewRerate = { input: draftScope, output: movesShown }
export const startRerate = { input: draftScope, output: z.object({ id: z.string() }) }
/** What the job answers. */
export const rerated = z.object({
  businesses: z.int(),
  created: z.int(),
  updated: z.int(),
  reopened: z.int(),
  voided: z.int(),
  unchanged: z.int(),
  supplements: z.int(),
  missing: z.int(),
})
export type DraftScope = z.infer<typeof draftScope>
export type RerateResult = z.infer<typeof rerated>
