import type { Locale } from '../messages/types.ts'
import { refusedBy, type Refusal, type Transition } from './status-machine.ts'

/** Requests of users to those who build the product (domain.md §4 and §8). */
export const requirementStatusLabels = {
  0: { zh: '新建', en: 'New' },
  1: { zh: '已受理', en: 'Accepted' },
  2: { zh: '开发中', en: 'Being built' },
  3: { zh: '已上线', en: 'Live' },
  4: { zh: '已拒绝', en: 'Refused' },
} as const satisfies Record<number, Record<Locale, string>>
export type RequirementStatus = keyof typeof requirementStatusLabels

export const priorities = ['高', '中', '低'] as const
export type Priority = (typeof priorities)[number]
export const priorityLabels: Record<Priority, Record<Locale, string>> = {
  高: { zh: '高', en: 'High' },
  中: { zh: '中', en: 'Medium' },
  低: { zh: '低', en: 'Low' },
}

type Step = Transition<RequirementStatus> & { readonly to: RequirementStatus }

const permission = 'requirement:handle'
export const requirementSteps = {
  accept: { from: [0], to: 1, permission, label: { zh: '受理', en: 'Accept' } },
  build: { from: [1], to: 2, permission, label: { zh: '开始开发', en: 'Start building' } },
  live: { from: [1, 2], to: 3, permission, label: { zh: '上线', en: 'Go live' } },
  refuse: { from: [0, 1, 2], to: 4, permission, label: { zh: '拒绝', en: 'Refuse' } },
} as const satisfies Record<string, Step>
export type RequirementStep = keyof typeof requirementSteps
export const requirementStepNames = ['accept', 'build', 'live', 'refuse'] as const

/** Why somebody cannot take a step now; undefined when they can. */
export const requirementRefusalOf = (
  step: RequirementStep,
  status: number,
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy(requirementSteps[step], { status, submitBy: null }, who)
