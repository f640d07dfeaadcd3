import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { type DecimalKind, fromScaled, sum, toScaled } from '@yuncang/shared/kernel/decimal'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'

export type ProductTotals = ReturnType<typeof totalsOf>

/** Goods lines summed up, planned and as they came; '' for what no line says. */
export function totalsOf(lines: readonly InboundProduct[]) {
  const count = (of: (line: InboundProduct) => number | null) =>
    lines.some((line) => of(line) !== null)
      ? grouped(String(lines.reduce((total, line) => total + (of(line) ?? 0), 0)))
      : ''
  const measure = (kind: DecimalKind, of: (line: InboundProduct) => string | null) => {
    const said = lines.flatMap((line) => of(line) ?? [])
    if (said.length === 0) return undefined
    const units = said.reduce((total, each) => total + toScaled(each, kind), 0)
    // Thousands of lines are added up in whole units; only a sum beyond them needs the slow way.
    return Number.isSafeInteger(units) ? fromScaled(units, kind) : sum(said)
  }
  const weight = (of: (line: InboundProduct) => string | null) => tonnes(measure('kg', of) ?? null)
  const volume = measure('m3', ({ planVolume }) => planVolume)
  return {
    plan: {
      pieces: count(({ planPieces }) => planPieces),
      pallets: count(({ planPallet }) => planPallet),
      net: weight(({ planNet }) => planNet),
      gross: weight(({ planGross }) => planGross),
      volume: volume === undefined ? '' : cubicMetres(volume),
    },
    act: {
      pieces: count(({ actPieces }) => actPieces),
      pallets: count(({ actPallet }) => actPallet),
      net: weight(({ actNet }) => actNet),
    },
  }
}
