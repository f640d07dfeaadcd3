import { scopedNouns } from '@yuncang/shared/kernel/data-scope'
import type { Permission } from '@yuncang/shared/access'
import { allPermissions } from '@yuncang/shared/roles'
import type { Rights } from '../../../platform/identity.ts'
import type { NoticeRow, Reader } from '../repo.ts'

/**
 * What may be said to somebody who holds these permissions. Whoever sees but rows of their own or of their customer is
 * spoken to by name only: a notice to all who hold a permission names business of others.
 */
export const audiencesOf = (rights: Rights, permissions: ReadonlySet<string>): Permission[] =>
  allPermissions.filter((code) => permissions.has(code) && !isNarrow(rights, code))

function isNarrow(rights: Rights, code: Permission): boolean {
  const noun = scopedNouns.find((each) => code.startsWith(`${each}:`))
  const limits = noun && rights.limitsFor(code)?.[noun]
  return limits?.some((limit) => limit === 'own' || limit === 'customer') ?? false
}

/** Whether a notice is for this person. */
export const isFor = (row: NoticeRow, { userId, audiences }: Reader): boolean =>
  row.userId === null ? audiences.includes(row.audience) : row.userId === userId
