import type { RowScope } from '@yuncang/db/handle'
import type { RowLimit, RowLimits } from '@yuncang/shared/domain/data-scope'
import { today } from '@yuncang/shared/domain/calendar'
import type { Access } from '@yuncang/shared/domain/permissions'
import { businessTypesOf } from '@yuncang/shared/domain/sections'
import { canSwitchSection } from '@yuncang/shared/domain/tenant-rules'
import type { Clock } from '../platform/clock.ts'
import type { Membership, Rights, User } from '../platform/identity.ts'

type Person = { user: User; membership: Membership; section: string; now: Clock }

/** Which rows a member sees while doing one operation; undefined: all of the tenant's. */
export function rowScopeOf(rights: Rights, access: Access, person: Person): RowScope | undefined {
  const { user, membership, section, now } = person
  const { tenant, sections, customerId } = membership
  const all = rights.limitsFor(access)
  const limits = canSwitchSection(tenant.dataNode, sections) ? all : withoutSections(all)
  if (!limits) return undefined
  const values: Record<RowLimit, string> = {
    customer: customerId ?? '',
    own: user.id,
    section: `,${businessTypesOf(section).join(',')},`,
    today: today(now()),
  }
  return { limits, values }
}

/** Where nobody switches sections, a right to one section's rows is a right to all (decisions.md 24). */
function withoutSections(limits: RowLimits | undefined): RowLimits | undefined {
  const kept = Object.entries(limits ?? {}).filter(([, each]) => !each.includes('section'))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
