import type { RowScope } from '@yuncang/shared/kernel/data-scope'
import type { RowLimit, RowLimits } from '@yuncang/shared/kernel/data-scope'
import { today } from '@yuncang/shared/kernel/calendar'
import type { Access, Permission } from '@yuncang/shared/access'
import { businessTypesOf } from '@yuncang/shared/nouns/user/sections'
import { canSwitchSection } from '@yuncang/shared/nouns/tenant/rules'
import type { Clock } from '../platform/clock.ts'
import type { Membership, Rights, User } from '../platform/identity.ts'

type Person = { user: User; membership: Membership; section: string; now: Clock }

/** Which rows a member sees while doing one operation; undefined: all of the tenant's. */
export function rowScopeOf(
  rights: Rights,
  access: Access | Permission,
  person: Person,
): RowScope | undefined {
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

/**
 * Where nobody switches sections, a right to one section's rows is a right to all
 * (docs/domain/tenants.md#business-sections).
 */
function withoutSections(limits: RowLimits | undefined): RowLimits | undefined {
  const kept = Object.entries(limits ?? {}).filter(([, each]) => !each.includes('section'))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
