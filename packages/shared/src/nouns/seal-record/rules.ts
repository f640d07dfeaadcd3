import type { Locale, Worded } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'
import { contractStatuses } from '../contract/rules.ts'
import { orderStatuses } from '../inbound-order/rules.ts'

/** What is sealed (docs/domain/seals.md). */
export const sealSourceLabels = {
  CONTRACT: { zh: '合同', en: 'Contract' },
  INBOUND: { zh: '入库订单', en: 'Inbound order' },
} as const satisfies Record<string, Worded>
export type SealSource = keyof typeof sealSourceLabels
// Keys of the table, of which there are some.
export const sealSources = Object.keys(sealSourceLabels) as [SealSource, ...SealSource[]]

/** Dictionary SEAL_TYPE. */
export const sealTypeLabels = {
  '1': { zh: '公章', en: 'Company seal' },
  '2': { zh: '合同章', en: 'Contract seal' },
  '3': { zh: '业务章', en: 'Business seal' },
  '4': { zh: '放行章', en: 'Release seal' },
} as const satisfies Record<string, Worded>
export type SealType = keyof typeof sealTypeLabels
// As above.
export const sealTypes = Object.keys(sealTypeLabels) as [SealType, ...SealType[]]

export const sealStatuses = {
  draft: 0,
  submitted: 1,
  approved: 2,
  sealed: 3,
  rejected: 8,
  voided: 9,
} as const
export type SealStatus = (typeof sealStatuses)[keyof typeof sealStatuses]

export const sealStatusLabels: Record<SealStatus, Worded> = {
  [sealStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [sealStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [sealStatuses.approved]: { zh: '待盖章', en: 'To be sealed' },
  [sealStatuses.sealed]: { zh: '已盖章', en: 'Sealed' },
  [sealStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [sealStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

export const sealStatusLabel = (status: number, locale: Locale): string =>
  // Whatever the database holds, it is said.
  sealStatusLabels[status as SealStatus]?.[locale] ?? String(status)

const { draft, submitted, approved, sealed, rejected, voided } = sealStatuses

/** action -> from, to, who (docs/domain/seals.md). */
export const sealActions = {
  edit: {
    from: [draft, rejected],
    permission: 'sealRecord:write',
    label: { zh: '修改', en: 'change' },
  },
  submit: {
    from: [draft, rejected],
    to: submitted,
    permission: 'sealRecord:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [submitted],
    to: draft,
    permission: 'sealRecord:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [submitted],
    to: approved,
    permission: 'sealRecord:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  refuse: {
    from: [submitted],
    to: rejected,
    permission: 'sealRecord:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  seal: {
    from: [approved],
    to: sealed,
    permission: 'sealRecord:seal',
    label: { zh: '盖章', en: 'seal' },
  },
  void: {
    from: [draft, approved, rejected],
    to: voided,
    permission: 'sealRecord:write',
    label: { zh: '作废', en: 'void' },
  },
} as const satisfies Record<string, Transition<SealStatus>>
export type SealAction = keyof typeof sealActions

/** The steps that change nothing but the status. */
export const sealSteps = ['submit', 'withdraw', 'pass', 'refuse', 'seal', 'void'] as const
export type SealStep = (typeof sealSteps)[number]

/** Those for which somebody has to say why. */
export const sealStepsWithReason: readonly SealStep[] = ['refuse', 'void']

/** Why a person cannot take an action on a record now; undefined when they can. */
export const sealRefusalOf = (
  action: SealAction,
  record: { status: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy(sealActions[action], record, who)

const approvedStates: Readonly<Record<SealSource, readonly number[]>> = {
  CONTRACT: [contractStatuses.active],
  INBOUND: [
    orderStatuses.audited,
    orderStatuses.planned,
    orderStatuses.receiving,
    orderStatuses.received,
    orderStatuses.completed,
  ],
}

/** Only what has been approved is sealed. */
export const isApprovedSource = (source: SealSource, status: number): boolean =>
  approvedStates[source].includes(status)

/** A record that is not over yet. */
export const isOpenSeal = (status: number): boolean => status !== sealed && status !== voided
