import {
  compare,
  divide,
  isNegative,
  isZero,
  multiply,
  roundMoney,
  subtract,
  sum,
} from './decimal.ts'

/**
 * An amount parted by weights (docs/domain/values.md#rounding): each part is rounded once, half away from zero, to the
 * digits of its currency; what is left over goes to the part with the largest weight, to the last of several. RangeError
 * for weights that are below zero or zero all together, and for an amount with more digits.
 */
export function splitAmount(total: string, weights: readonly string[], digits: number): string[] {
  if (compare(roundMoney(total, digits), total) !== 0)
    throw new RangeError(`${total} has more than ${digits} decimals`)
  if (weights.some(isNegative)) throw new RangeError(`Below zero: ${weights.find(isNegative)}`)
  const whole = sum(weights)
  if (isZero(whole)) throw new RangeError('No weight is above zero')
  // The 30 digits of the quotient are enough: it cannot come so close to half a unit without being it.
  const parts = weights.map((weight) => roundMoney(divide(multiply(total, weight), whole), digits))
  const heaviest = weights.reduce(
    (last, weight, at) => (compare(weight, weights[last] ?? '0') >= 0 ? at : last),
    0,
  )
  const left = subtract(total, sum(parts))
  return parts.map((part, at) => (at === heaviest ? roundMoney(sum([part, left]), digits) : part))
}
