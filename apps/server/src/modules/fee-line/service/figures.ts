import type { Read } from '@yuncang/db/handle'
import { feeLineStatuses } from '@yuncang/shared/domain/fee-line'
import { total } from '../repo.ts'

/** A step: confirmed fees that wait for an audit. */
export const feesToAudit = (db: Read) => total(db, { status: feeLineStatuses.confirmed })

/** A step: estimated fees for which no price was found. */
export const feesWithoutPrice = (db: Read) =>
  total(db, { status: feeLineStatuses.estimated, isMissingPrice: 1 })
