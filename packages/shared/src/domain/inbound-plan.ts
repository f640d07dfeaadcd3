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

/** What a goods line turned out to be; short and damaged is short. */
export const diffTypeOf = (line: {
  planPieces: number
  actPieces: number
  damagePieces: number
}): string => {
  if (line.actPieces < line.planPieces) return diffTypes.short
  if (line.actPieces > line.planPieces) return diffTypes.over
  return line.damagePieces > 0 ? diffTypes.damaged : diffTypes.none
}
