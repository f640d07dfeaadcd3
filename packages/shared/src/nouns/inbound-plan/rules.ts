import { compare, divide, isNegative, multiply, round, subtract } from '../../kernel/decimal.ts'
import { listed } from '../../kernel/messages/listed.ts'
import type { Locale } from '../../kernel/messages/types.ts'

/** Dictionary PLAN_STATUS. */
export const planStatuses = { waiting: 0, underWay: 1, finished: 2, cancelled: 9 } as const

export const planStatusLabels: Record<number, Record<Locale, string>> = {
  [planStatuses.waiting]: { zh: '待作业', en: 'Waiting' },
  [planStatuses.underWay]: { zh: '作业中', en: 'Under way' },
  [planStatuses.finished]: { zh: '已完成', en: 'Finished' },
  [planStatuses.cancelled]: { zh: '已取消', en: 'Cancelled' },
}

/** Containers: closed, being unloaded, empty. */
export const unloadStatuses = { closed: 0, unloading: 1, empty: 2 } as const

/** Dictionary DIFF_TYPE, as far as the server finds it out itself. */
export const diffTypes = { none: '0', short: '1', over: '2', damaged: '3' } as const

type Counted = { pieces: number; net: string }

/** What goods turned out to be, by their pieces, or by weight where they are not counted; short and damaged is short. */
export function diffTypeOf(plan: Counted, act: Counted, damagePieces: number): string {
  const more =
    plan.pieces === 0 && act.pieces === 0
      ? compare(act.net, plan.net)
      : Math.sign(act.pieces - plan.pieces)
  if (more < 0) return diffTypes.short
  if (more > 0) return diffTypes.over
  return damagePieces > 0 ? diffTypes.damaged : diffTypes.none
}

/** Goods of a plan: pieces, and weights in kilograms. */
type Planned = { pieces: number; net: string; gross: string }
type Found = { pieces: number; net?: string | undefined; gross?: string | undefined }

/** What somebody has to look at again before it is posted: a figure, a sentence of the noun and what goes into it. */
export type Doubt = {
  field: 'actPieces' | 'actNet' | 'actGross'
  reason: 'inboundPlan.unusualPieces' | 'inboundPlan.unusualWeight'
  params: Record<string, string | number>
}

const weights = [
  ['net', 'actNet'],
  ['gross', 'actGross'],
] as const

/** More than half away from what was expected; nothing is too far from nothing. */
const isFarFrom = (expected: string, actual: string): boolean => {
  const difference = subtract(actual, expected)
  const distance = isNegative(difference) ? subtract('0', difference) : difference
  return compare(expected, '0') > 0 && compare(multiply(distance, '2'), expected) > 0
}

/**
 * What is so unlike the plan that it may have been mistyped: more than twice the pieces, or a weight by the piece that is
 * more than half off. `no` names the plan. Nothing that is missing is doubted: short goods are a difference of their own.
 */
export function doubtOf(no: string, plan: Planned, found: Found): Doubt | undefined {
  const { pieces } = found
  if (plan.pieces > 0 && pieces > 2 * plan.pieces)
    return {
      field: 'actPieces',
      reason: 'inboundPlan.unusualPieces',
      params: { no, planned: plan.pieces, pieces },
    }
  const isCounted = plan.pieces > 0 && pieces > 0
  if (plan.pieces > 0 && pieces === 0) return undefined
  for (const [key, field] of weights) {
    const given = found[key]
    const usual = isCounted
      ? round(divide(multiply(plan[key], String(pieces)), String(plan.pieces)), 'kg')
      : plan[key]
    if (given !== undefined && isFarFrom(usual, given))
      return { field, reason: 'inboundPlan.unusualWeight', params: { no, pieces, given, usual } }
  }
  return undefined
}

const loose: Record<Locale, string> = { zh: '散货', en: 'loose goods' }

/** The containers of plans, each once, as a sentence names them. */
export const containersIn = (plans: readonly { containerNo: string }[], locale: Locale): string =>
  listed(locale, [...new Set(plans.map(({ containerNo }) => containerNo || loose[locale]))])
