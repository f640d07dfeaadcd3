import type { Read } from '@yuncang/db/handle'
import { type FeeLack, feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { total } from '../repo.ts'

/** A step: confirmed fees that wait for an audit. */
export const feesToAudit = (db: Read) => total(db, { status: feeLineStatuses.confirmed })

/** A step: fees that an auditor sent back, and nobody has confirmed again. */
export const feesSentBack = (db: Read) => total(db, { isSentBack: 1 })

/** A step: estimated fees that lack a price, or a rate of exchange. */
export const feesWithout = (lack: FeeLack) => (db: Read) =>
  total(db, { status: feeLineStatuses.estimated, lack })

/** A step: estimated fees with an amount, which wait for whoever confirms them. */
export const feesToConfirm = (db: Read) =>
  total(db, { status: feeLineStatuses.estimated, isMissingPrice: 0 })
