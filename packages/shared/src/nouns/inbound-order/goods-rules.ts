import { compare, multiply } from '../../kernel/decimal.ts'

/** What a loaded container may weigh at most (ISO 668), so its goods weigh less: kilograms. */
export const heaviestContainer = '30480'

/** What goods of a container weigh in all: their gross weights, or the net ones where these say more. */
export function loadWeight({ net, gross }: { readonly net: string; readonly gross: string }): {
  readonly of: 'planGross' | 'planNet'
  readonly weight: string
} {
  return compare(gross, net) >= 0
    ? { of: 'planGross', weight: gross }
    : { of: 'planNet', weight: net }
}

/** More than any container may weigh, and its goods with it. */
export const isTooHeavy = (weight: string): boolean => compare(weight, heaviestContainer) > 0

type Weighed = { readonly planPieces: number; readonly planNet: string }

/** Goods that are nothing at all: neither counted nor weighed. */
export const isNothing = ({ planPieces, planNet }: Weighed): boolean =>
  planPieces === 0 && compare(planNet, '0') === 0

const timesAtMost = '5'

/** A piece weighs more than five times or less than a fifth of what one of its product usually does. */
export function isOddPieceWeight({ planPieces, planNet }: Weighed, unitWeight: string): boolean {
  if (planPieces === 0 || compare(unitWeight, '0') <= 0) return false
  const usual = multiply(unitWeight, String(planPieces))
  return (
    compare(planNet, multiply(usual, timesAtMost)) > 0 ||
    compare(multiply(planNet, timesAtMost), usual) < 0
  )
}

/**
 * The first goods line that stands for no usable product of the master data: it keeps an order from being submitted
 * (docs/domain/inbound.md#actions).
 */
export const lineWithoutProduct = <L extends { readonly productId: string | null }>(
  lines: readonly L[],
): L | undefined => lines.find(({ productId }) => productId === null)
