import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

/** Requests of users to those who build the product (docs/domain/records.md#help-notes-and-requests). */
export const requirementStatuses = {
  created: 0,
  accepted: 1,
  inDevelopment: 2,
  live: 3,
  refused: 4,
} as const
export type RequirementStatus = (typeof requirementStatuses)[keyof typeof requirementStatuses]

export const requirementStatusLabels: Record<RequirementStatus, Record<Locale, string>> = {
  [requirementStatuses.created]: { zh: '新建', en: 'New' },
  [requirementStatuses.accepted]: { zh: '已受理', en: 'Accepted' },
  [requirementStatuses.inDevelopment]: { zh: '开发中', en: 'Being built' },
  [requirementStatuses.live]: { zh: '已上线', en: 'Live' },
  [requirementStatuses.refused]: { zh: '已拒绝', en: 'Refused' },
}

export const priorities = ['高', '中', '低'] as const
export type Priority = (typeof priorities)[number]
export const priorityLabels: Record<Priority, Record<Locale, string>> = {
  高: { zh: '高', en: 'High' },
  中: { zh: '中', en: 'Medium' },
  低: { zh: '低', en: 'Low' },
}

type Step = Transition<RequirementStatus> & { readonly to: RequirementStatus }

const permission = 'requirement:handle'
const { created, accepted, inDevelopment, live, refused } = requirementStatuses
export const requirementSteps = {
  accept: { from: [created], to: accepted, permission, label: { zh: '受理', en: 'Accept' } },
  build: {
    from: [accepted],
    to: inDevelopment,
    permission,
    label: { zh: '开始开发', en: 'Start building' },
  },
  live: {
    from: [accepted, inDevelopment],
    to: live,
    permission,
    label: { zh: '上线', en: 'Go live' },
  },
  refuse: {
    from: [created, accepted, inDevelopment],
    to: refused,
    permission,
    label: { zh: '拒绝', en: 'Refuse' },
  },
} as const satisfies Record<string, Step>
export type RequirementStep = keyof typeof requirementSteps
export const requirementStepNames = ['accept', 'build', 'live', 'refuse'] as const

/** Why somebody cannot take a step now; undefined when they can. */
export const requirementRefusalOf = (
  step: RequirementStep,
  status: number,
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy(requirementSteps[step], { status, submitBy: null }, who)
