import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

type Words = Record<Locale, string>

/** What the finance platform is told of. */
export const exchangeKinds = ['bill', 'reduction', 'withdrawal'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

export const exchangeKindLabels: Record<ExchangeKind, Words> = {
  bill: { zh: '账单', en: 'Bill' },
  reduction: { zh: '账单调减', en: 'Reduction' },
  withdrawal: { zh: '撤回账单', en: 'Withdrawal' },
}

export const exchangeStatuses = {
  waiting: 0,
  taken: 1,
  refused: 2,
  unanswered: 3,
  settled: 4,
  dropped: 9,
} as const
export type ExchangeStatus = (typeof exchangeStatuses)[keyof typeof exchangeStatuses]

/** The words for each state, on screens, in messages and in exports. */
export const exchangeStatusLabels: Record<ExchangeStatus, Words> = {
  [exchangeStatuses.waiting]: { zh: '待发送', en: 'Waiting' },
  [exchangeStatuses.taken]: { zh: '已接收', en: 'Taken' },
  [exchangeStatuses.refused]: { zh: '被拒收', en: 'Refused' },
  [exchangeStatuses.unanswered]: { zh: '未送达', en: 'Not delivered' },
  [exchangeStatuses.settled]: { zh: '已线下处理', en: 'Settled by hand' },
  [exchangeStatuses.dropped]: { zh: '不再发送', en: 'Not sent any more' },
}

const { waiting, refused, unanswered, settled } = exchangeStatuses

/** What a person does about an exchange that did not get through (docs/domain/bills.md#finance-platform). */
export const exchangeActions = {
  resend: {
    from: [refused, unanswered],
    to: waiting,
    permission: 'financeExchange:retry',
    label: { zh: '重新发送', en: 'send again' },
  },
  settle: {
    from: [refused, unanswered],
    to: settled,
    permission: 'financeExchange:retry',
    label: { zh: '标记为线下处理', en: 'mark as settled by hand' },
  },
} as const satisfies Record<string, Transition<ExchangeStatus>>
export type ExchangeAction = keyof typeof exchangeActions

export const refusalOf = (
  action: ExchangeAction,
  exchange: { status: number },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined =>
  refusedBy<number>(exchangeActions[action], { ...exchange, submitBy: null }, who)

/** States in which the exchanges that follow of the same bill have to wait. */
export const inTheWay: readonly number[] = [waiting, refused, unanswered]
