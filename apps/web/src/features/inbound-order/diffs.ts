import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { isNegative, isZero, subtract } from '@yuncang/shared/kernel/decimal'
import { diffTypes } from '@yuncang/shared/nouns/inbound-plan/rules'
import { grouped, tonnes } from '../../lib/numbers.ts'

/** Goods that are in and are not what was planned. */
export const hasDiff = ({ diffType }: InboundProduct): boolean =>
  diffType !== '' && diffType !== diffTypes.none

export const isOpenDiff = (line: InboundProduct): boolean =>
  hasDiff(line) && line.diffDecision === ''

const signed = (value: string, show: (value: string) => string): string => {
  if (isZero(value)) return ''
  return isNegative(value) ? `−${show(value.slice(1))}` : `+${show(value)}`
}

/** '−1', '+2'; nothing where pieces came as planned or did not come yet. */
export const piecesDiffOf = ({ actPieces, planPieces }: InboundProduct): string =>
  actPieces === null ? '' : signed(String(actPieces - planPieces), grouped)

/** The same in tonnes of net weight. */
export const netDiffOf = ({ actNet, planNet }: InboundProduct): string =>
  actNet === null ? '' : signed(subtract(actNet, planNet), tonnes)
