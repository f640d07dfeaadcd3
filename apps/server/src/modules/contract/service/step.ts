import { businessModules } from '@yuncang/shared/kernel/business-modules'
import {
  contractActions,
  contractStatusLabels,
  quotationActions,
  quotationRefusalOf,
  quotationStatusLabel,
  refusalOf,
  type ContractAction,
  type ContractStatus,
  type QuotationAction,
} from '@yuncang/shared/nouns/contract/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../../../trpc/context.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'

const reasons = {
  ownAudit: 'contract.ownAudit',
  otherSubmitter: 'contract.otherSubmitter',
  status: 'contract.wrongStatus',
} as const
const quotationReasons = { ...reasons, status: 'contract.wrongQuotationStatus' } as const

/** Throws what stands against an action on a contract, in words that name it and its state. */
export function refuse(ctx: Ctx, action: ContractAction, row: repo.ContractRow): void {
  const refusal = refusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const { locale } = ctx.call
  // The database holds no other numbers than these.
  const status = contractStatusLabels[row.status as ContractStatus][locale]
  const words = { status, action: contractActions[action].label[locale] }
  throwRefusal(refusal, reasons, { no: row.contractNo, ...words })
}

/** The same for an action on its quotation. */
export function refuseForQuotation(ctx: Ctx, action: QuotationAction, row: repo.ContractRow): void {
  const refusal = quotationRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const words = quotationWords(action, row.quotationStatus, ctx.call.locale)
  throwRefusal(refusal, quotationReasons, { no: row.contractNo, ...words })
}

const quotationWords = (action: QuotationAction, status: number, locale: Locale) => ({
  status: quotationStatusLabel(status, locale),
  action: quotationActions[action].label[locale],
})

/** Changes a contract and tells of it. Throws 409 when it has changed. */
export const save = recordedChange(businessModules.contract, repo.change)

/** The version that somebody looked at has to be the one that is there. */
export function assertVersion(row: repo.ContractRow, version: number | undefined): void {
  assertSeen(row, version)
}
