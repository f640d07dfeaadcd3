import { auditStatuses } from './audit.ts'
import type { Locale } from './messages/types.ts'
import type { Permission } from '../access.ts'

/** One step of the status machine of an order or a contract (docs/domain/inbound.md#actions). */
export type Transition<Status extends number> = {
  readonly from: readonly Status[]
  /** Where the order is afterwards; without it the step itself says, or the order stays where it is. */
  readonly to?: Status
  readonly permission: Permission
  /** The one who submitted may not do this (docs/domain/access.md#two-person-rule), or only they may. */
  readonly by?: 'another' | 'submitter'
  readonly label: Record<Locale, string>
}

export type Refusal = 'status' | 'permission' | 'ownAudit' | 'otherSubmitter'

/** Why a person cannot take a step now; undefined when they can. */
export function refusedBy<Status extends number>(
  { permission, from, by }: Transition<Status>,
  order: { status: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined {
  if (!who.permissions.has(permission)) return 'permission'
  if (!from.some((status) => status === order.status)) return 'status'
  if (by === 'another' && order.submitBy === who.id) return 'ownAudit'
  if (by === 'submitter' && order.submitBy !== who.id) return 'otherSubmitter'
  return undefined
}

/** The states that inbound and outbound orders have in common; all others come after the audit. */
const orderStates = { draft: 0, submitted: 1, rejected: 8, voided: 9 } as const

/** auditStatus follows from the status of an inbound or outbound order (docs/domain/inbound.md#statuses). */
export function auditStatusOf(status: number): number {
  if (status === orderStates.submitted) return auditStatuses.submitted
  if (status === orderStates.rejected) return auditStatuses.rejected
  return status === orderStates.draft || status === orderStates.voided
    ? auditStatuses.draft
    : auditStatuses.passed
}
