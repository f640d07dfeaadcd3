import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'

/** Plans that are worked on together: those of a container, or some of those without one. */
export type Group = {
  readonly key: string
  readonly containerNo: string
  /** From 1, where the plans of a container are more than a screen holds; 0 where they are not. */
  readonly part: number
  readonly plans: readonly InboundPlan[]
}

const plansAtMost = 20

/** The plans of an order container by container, in the order of their numbers. */
export function groupsOf(plans: readonly InboundPlan[]): Group[] {
  const byContainer = Map.groupBy(plans, ({ containerNo }) => containerNo)
  return [...byContainer].flatMap(([containerNo, all]): Group[] => {
    if (all.length <= plansAtMost) return [{ key: containerNo, containerNo, part: 0, plans: all }]
    return Array.from({ length: Math.ceil(all.length / plansAtMost) }, (_, index) => ({
      key: `${containerNo} ${index + 1}`,
      containerNo,
      part: index + 1,
      plans: all.slice(index * plansAtMost, (index + 1) * plansAtMost),
    }))
  })
}

export type GroupState = 'waiting' | 'underWay' | 'finished'

/** Work goes on until every plan is finished. */
export function stateOf({ plans }: Group): GroupState {
  if (plans.every(({ status }) => status === planStatuses.finished)) return 'finished'
  return plans.every(({ status }) => status === planStatuses.waiting) ? 'waiting' : 'underWay'
}

/** The next group that is not finished, after the one at hand and then from the start; the same one when it is the last. */
export function nextOpen(groups: readonly Group[], key: string): Group | undefined {
  const at = groups.findIndex((group) => group.key === key)
  const after = [...groups.slice(at + 1), ...groups.slice(0, at + 1)]
  return after.find((group) => stateOf(group) !== 'finished')
}
