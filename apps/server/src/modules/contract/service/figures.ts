import type { Read } from '@yuncang/db/handle'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { contractNoticeDays } from '@yuncang/shared/nouns/dashboard/rules'
import * as repo from '../repo.ts'

/** A step: contracts in force that end within the days in which they can be renewed. */
export async function contractsEnding(db: Read, day: string) {
  const query = {
    status: contractStatuses.active,
    endDateFrom: day,
    endDateTo: addDays(day, contractNoticeDays),
  }
  const first = await repo.page(db, { ...query, current: 1, size: 1, ascs: ['endDate'] })
  return { count: first.total, due: first.records[0]?.endDate ?? null, late: 0 }
}

/** A step: contracts that whoever wrote them has not handed in, or has back. */
export const contractsToSubmit = (db: Read) => repo.total(db, { status: contractStatuses.draft })
export const contractsRejected = (db: Read) => repo.total(db, { status: contractStatuses.rejected })

/** A step: contracts, and prices of contracts, that wait for an audit. */
export const contractsToAudit = (db: Read) => repo.total(db, { status: contractStatuses.submitted })
export const quotationsToAudit = (db: Read) =>
  repo.total(db, { quotationStatus: auditStatuses.submitted })
