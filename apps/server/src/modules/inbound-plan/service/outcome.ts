import type { Tx } from '@yuncang/db/handle'
import { round, sum } from '@yuncang/shared/kernel/decimal'
import { diffTypeOf, planStatuses, unloadStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { beginningOf } from '@yuncang/shared/validate/text'
import {
  containersOf,
  rewriteContainers,
  type ContainerRow,
  type GoodsLine,
} from '../../inbound-order/service/goods.ts'
import * as repo from '../repo.ts'

/** What goods lines turned out to be, by their finished plans; the difference is known when all of them are finished. */
export async function countGoods<L extends GoodsLine>(
  tx: Tx,
  orderId: string,
  lines: readonly L[],
): Promise<L[]> {
  const plans = await repo.plansOfLines(
    tx,
    orderId,
    lines.map(({ id }) => id),
  )
  const byLine = Map.groupBy(plans, ({ lineId }) => lineId)
  return lines.map((line) => ({ ...line, ...outcomeOf(line, byLine.get(line.id) ?? []) }))
}

function outcomeOf(line: GoodsLine, plans: readonly repo.PlanRow[]) {
  const done = plans.filter(({ status }) => status === planStatuses.finished)
  if (done.length === 0) return nothingCame
  const count = (key: 'actPieces' | 'actPallet' | 'damagePieces') =>
    done.reduce((all, plan) => all + (plan[key] ?? 0), 0)
  const weight = (key: 'actNet' | 'actGross' | 'actVolume', kind: 'kg' | 'm3') =>
    round(sum(done.map((plan) => plan[key] ?? '0')), kind)
  const [actPieces, actNet, damagePieces] = [
    count('actPieces'),
    weight('actNet', 'kg'),
    count('damagePieces'),
  ]
  const planned = { pieces: line.planPieces, net: line.planNet }
  return {
    actPieces,
    actPallet: count('actPallet'),
    actNet,
    actGross: weight('actGross', 'kg'),
    actVolume: weight('actVolume', 'm3'),
    damagePieces,
    diffType:
      done.length === plans.length
        ? diffTypeOf(planned, { pieces: actPieces, net: actNet }, damagePieces)
        : '',
    diffDecision: '',
  }
}

const nothingCame = {
  actPieces: null,
  actPallet: null,
  actNet: null,
  actGross: null,
  actVolume: null,
  damagePieces: 0,
  diffType: '',
  diffDecision: '',
} as const

/** Lines of which nothing came at all. */
export const withoutGoods = <L extends GoodsLine>(line: L): L => ({
  ...line,
  actPieces: 0,
  actPallet: 0,
  actNet: round('0', 'kg'),
  actGross: round('0', 'kg'),
  actVolume: round('0', 'm3'),
  damagePieces: 0,
  diffType: diffTypeOf({ pieces: line.planPieces, net: line.planNet }, { pieces: 0, net: '0' }, 0),
  diffDecision: '',
})

const longestNote = 500

/** Containers of these plans are empty, or still being unloaded; what was damaged in them is noted. */
export async function markContainers(
  tx: Tx,
  orderId: string,
  plans: readonly repo.PlanRow[],
): Promise<void> {
  const touched = Map.groupBy(plans, ({ containerNo }) => containerNo)
  const open = await repo.openContainers(tx, orderId)
  const rows = (await containersOf(tx, orderId)).flatMap((row): ContainerRow[] => {
    const own = touched.get(row.containerNo)
    if (!own) return []
    const unloadStatus = open.has(row.containerNo) ? unloadStatuses.unloading : unloadStatuses.empty
    return [{ ...row, unloadStatus, damageNote: noteOf(row, own) }]
  })
  await rewriteContainers(tx, rows)
}

function noteOf({ damageNote }: ContainerRow, plans: readonly repo.PlanRow[]): string {
  const notes = plans.flatMap(({ damagePieces, note }) => (damagePieces > 0 && note ? [note] : []))
  return beginningOf([...new Set([damageNote, ...notes].filter(Boolean))].join('；'), longestNote)
}
