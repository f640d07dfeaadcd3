import { compare } from './decimal.ts'
import type { Locale } from '../messages/types.ts'

/** Dictionary PLAN_STATUS. */
export const planStatuses = { waiting: 0, underWay: 1, finished: 2, cancelled: 9 } as const

export const planStatusLabels: Record<number, Record<Locale, string>> = {
  0: { zh: '待作业', en: 'Waiting' },
  1: { zh: '作业中', en: 'Under way' },
  2: { zh: '已完成', en: 'Finished' },
  9: { zh: '已取消', en: 'Cancelled' },
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
