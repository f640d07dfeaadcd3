import type { Read } from '@yuncang/db/handle'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import * as repo from '../repo.ts'

/** A step: quotations that whoever wrote them has not handed in, or has back. */
export const quotationsToSubmit = (db: Read) => repo.total(db, { auditStatus: auditStatuses.draft })
export const quotationsRejected = (db: Read) =>
  repo.total(db, { auditStatus: auditStatuses.rejected })
