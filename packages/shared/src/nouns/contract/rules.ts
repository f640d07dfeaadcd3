import type { Locale } from '../../kernel/messages/types.ts'
import { auditStatuses } from '../../kernel/audit.ts'
import { addDays } from '../../kernel/calendar.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

type Words = Record<Locale, string>

export const contractStatuses = {
  draft: 0,
  submitted: 1,
  active: 2,
  rejected: 3,
  expired: 4,
  renewed: 5,
  ended: 6,
  voided: 9,
} as const
export type ContractStatus = (typeof contractStatuses)[keyof typeof contractStatuses]

/** The words for each state, on screens, in messages and as dictionary CONTRACT_STATUS. */
export const contractStatusLabels: Record<ContractStatus, Words> = {
  [contractStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [contractStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [contractStatuses.active]: { zh: '已生效', en: 'In force' },
  [contractStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [contractStatuses.expired]: { zh: '已到期', en: 'Expired' },
  [contractStatuses.renewed]: { zh: '已续签', en: 'Renewed' },
  [contractStatuses.ended]: { zh: '不续签终止', en: 'Ended without renewal' },
  [contractStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

/** quotationStatus is an AUDIT_STATUS. */
export const quotationStatusLabels: Record<number, Words> = {
  [auditStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [auditStatuses.submitted]: { zh: '已提交', en: 'Submitted' },
  [auditStatuses.passed]: { zh: '已通过', en: 'Passed' },
  [auditStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
}

export const quotationStatusLabel = (status: number, locale: Locale): string =>
  quotationStatusLabels[status]?.[locale] ?? String(status)

/** Dictionary CONTRACT_PARTY_TYPE. */
export const partyTypes = { first: '1', second: '2', third: '3', payer: '4' } as const

/** The status machine of contracts: action -> from, to, who (docs/domain/contracts.md#contracts). */
export const contractActions = {
  edit: {
    from: [contractStatuses.draft, contractStatuses.rejected],
    permission: 'contract:write',
    label: { zh: '修改', en: 'change' },
  },
  remove: {
    from: [contractStatuses.draft, contractStatuses.rejected],
    permission: 'contract:write',
    label: { zh: '删除', en: 'delete' },
  },
  submit: {
    from: [contractStatuses.draft, contractStatuses.rejected],
    to: contractStatuses.submitted,
    permission: 'contract:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [contractStatuses.submitted],
    to: contractStatuses.draft,
    permission: 'contract:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [contractStatuses.submitted],
    to: contractStatuses.active,
    permission: 'contract:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  refuse: {
    from: [contractStatuses.submitted],
    to: contractStatuses.rejected,
    permission: 'contract:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  renew: {
    from: [contractStatuses.active, contractStatuses.expired],
    permission: 'contract:write',
    label: { zh: '续签', en: 'renew' },
  },
  noRenewal: {
    from: [contractStatuses.active],
    permission: 'contract:write',
    label: { zh: '登记不续签', en: 'decline to renew' },
  },
  void: {
    from: [contractStatuses.active],
    to: contractStatuses.voided,
    permission: 'contract:void',
    label: { zh: '作废', en: 'void' },
  },
  file: {
    from: [
      contractStatuses.active,
      contractStatuses.expired,
      contractStatuses.renewed,
      contractStatuses.ended,
    ],
    permission: 'contract:write',
    label: { zh: '归档', en: 'file' },
  },
  unfile: {
    from: [
      contractStatuses.active,
      contractStatuses.expired,
      contractStatuses.renewed,
      contractStatuses.ended,
    ],
    permission: 'contract:write',
    label: { zh: '取消归档', en: 'take out of the files' },
  },
  stop: {
    from: [contractStatuses.active],
    permission: 'contract:write',
    label: { zh: '停用或启用', en: 'stop or resume' },
  },
} as const satisfies Record<string, Transition<number>>
export type ContractAction = keyof typeof contractActions

/** The same of the quotation that belongs to a contract; its states are those of AUDIT_STATUS. */
export const quotationActions = {
  edit: {
    from: [auditStatuses.draft, auditStatuses.passed, auditStatuses.rejected],
    to: auditStatuses.draft,
    permission: 'contract:write',
    label: { zh: '修改', en: 'change' },
  },
  submit: {
    from: [auditStatuses.draft, auditStatuses.rejected],
    to: auditStatuses.submitted,
    permission: 'contract:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [auditStatuses.submitted],
    to: auditStatuses.draft,
    permission: 'contract:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [auditStatuses.submitted],
    to: auditStatuses.passed,
    permission: 'contract:auditQuotation',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  refuse: {
    from: [auditStatuses.submitted],
    to: auditStatuses.rejected,
    permission: 'contract:auditQuotation',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
} as const satisfies Record<string, Transition<number>>
export type QuotationAction = keyof typeof quotationActions

/** Contracts whose quotation can still change: not yet in force, or in force. */
export const quotable: readonly number[] = [
  contractStatuses.draft,
  contractStatuses.submitted,
  contractStatuses.active,
  contractStatuses.rejected,
]

type Who = { id: string; permissions: ReadonlySet<string> }

/** Why a person cannot take an action on a contract now; undefined when they can. The server throws it, screens show it. */
export const refusalOf = (
  action: ContractAction,
  contract: { status: number; submitBy: string | null },
  who: Who,
): Refusal | undefined => refusedBy(contractActions[action], contract, who)

/** The same for its quotation. */
export const quotationRefusalOf = (
  action: QuotationAction,
  {
    quotationStatus: status,
    quotationSubmitBy: submitBy,
  }: { quotationStatus: number; quotationSubmitBy: string | null },
  who: Who,
): Refusal | undefined => refusedBy(quotationActions[action], { status, submitBy }, who)

const renewalDays = 60

/** A contract can be renewed in its last 60 days and afterwards. */
export const isRenewable = (endDate: string, today: string): boolean =>
  endDate <= addDays(today, renewalDays)

/** Days before the end of a contract from which on its people are told, once for each. */
export const reminderDays = [60, 30, 7] as const

/** Which of the reminders is due: the latest that has begun; undefined before the first and after the end. */
export const reminderDue = (endDate: string, today: string): number | undefined =>
  endDate < today ? undefined : reminderDays.findLast((days) => endDate <= addDays(today, days))

/** What the night makes of a contract in force whose end has passed; undefined while it has not. */
export function statusAfter(
  contract: { endDate: string; isNoRenewal: 0 | 1 },
  today: string,
): ContractStatus | undefined {
  if (contract.endDate >= today) return undefined
  return contract.isNoRenewal ? contractStatuses.ended : contractStatuses.expired
}

/**
 * Whether orders of a day may stand on a contract: in force and not stopped on one of its days; one that was renewed
 * early holds to its last day.
 */
export const holdsOn = (
  contract: { status: number; isStop: number; startDate: string; endDate: string },
  day: string,
): boolean =>
  [contractStatuses.active, contractStatuses.renewed].some((each) => each === contract.status) &&
  contract.isStop === 0 &&
  contract.startDate <= day &&
  day <= contract.endDate

/** States of a contract that has been in force, whose prices hold within their dates. */
export const inForceOnce: readonly number[] = [2, 4, 5, 6]
