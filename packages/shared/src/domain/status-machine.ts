import type { Locale } from '../messages/types.ts'
import type { Permission } from './permissions.ts'

/** One step of the status machine of an order or a contract (domain.md §6, §7). */
export type Transition<Status extends number> = {
  readonly from: readonly Status[]
  /** Where the order is afterwards; without it the step itself says, or the order stays where it is. */
  readonly to?: Status
  readonly permission: Permission
  /** The one who submitted may not do this (two-person rule, domain.md invariant 14), or only they may. */
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

/** auditStatus follows from the status of an inbound or outbound order (decisions.md 36). */
export const auditStatusOf = (status: number): number =>
  status === 8 ? 3 : status === 1 ? 1 : status >= 2 && status <= 7 ? 2 : 0
