import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundPlan, PlanResult } from '@yuncang/shared/nouns/inbound-plan/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { orderStatuses, refusalOf } from '@yuncang/shared/nouns/inbound-order/rules'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { useSession } from '../../../session/session-context.tsx'
import { refreshed } from '../refreshed.ts'
import { useAsk } from '../questions.tsx'
import { doubtIn, resultOf, unopenedIn, type Findings } from './figures.ts'
import type { Group } from './groups.ts'
import { useEdits } from './use-edits.ts'

const isOpen = ({ status }: InboundPlan) => status !== planStatuses.finished

/** What a tally clerk does with the plans of an order, with what is typed for each. */
export function useTally(
  order: InboundOrder,
  plans: readonly InboundPlan[],
  { onFinished }: { onFinished: () => void },
) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const { user, permissions } = useSession()
  const ask = useAsk()
  const locale = currentLanguage()
  const who = { id: user.id, permissions }
  const { edits, type, drop } = useEdits(order.id)
  const [bizDate, setBizDate] = useState(() => today(new Date().toISOString()))
  const [failure, setFailure] = useState<string>()
  const onError = (error: unknown) => setFailure(apiErrorOf(error).message)
  const start = useMutation({
    ...trpc.inboundPlan.start.mutationOptions(inPlace),
    onSuccess: refreshed,
    onError,
  })
  const finish = useMutation({
    ...trpc.inboundPlan.finish.mutationOptions(inPlace),
    onSuccess: async (_after, { plans: posted = [], restAsPlanned }) => {
      const done = restAsPlanned === 1 ? plans.filter(isOpen) : posted
      drop(new Set(done.map(({ id }) => id)))
      void message.success(t('inboundOrder.tally.posted', { count: done.length }))
      onFinished()
      await refreshed()
    },
    onError,
  })
  const unFinish = useMutation({
    ...trpc.inboundPlan.unFinish.mutationOptions(),
    onSuccess: refreshed,
  })
  const resultFor = (plan: InboundPlan) => resultOf(plan, edits[plan.id] ?? {}, locale)
  /** What was found of some plans; says what is wrong with the first that cannot be. */
  const resultsOf = (some: readonly InboundPlan[]): PlanResult[] | undefined => {
    setFailure(undefined)
    const found = some.map(resultFor)
    const wrong = found.findIndex(({ result }) => result === undefined)
    if (wrong < 0) return found.flatMap(({ result }) => result ?? [])
    const plan = some[wrong]!
    const [sentence = ''] = Object.values(found[wrong]!.findings)
    setFailure(t('inboundOrder.tally.wrong', { place: plan.locationCode, sentence }))
    return undefined
  }
  const doubtsOf = (some: readonly InboundPlan[], results: readonly PlanResult[]): string[] =>
    some.flatMap((plan, index) => doubtIn(plan, results[index]!, locale) ?? [])
  const post = (results: PlanResult[], restAsPlanned: 0 | 1, confirmed: 0 | 1) =>
    finish.mutate({ id: order.id, bizDate, plans: results, restAsPlanned, confirmed })
  const startRefusal = refusalOf('startTally', order, who)
  const isGated =
    order.orderStatus === orderStatuses.planned && order.bondedFlag === 1 && order.isCard === 0
  return {
    edits,
    type,
    bizDate,
    setBizDate,
    failure,
    isPending: start.isPending || finish.isPending,
    mayTally: startRefusal === undefined,
    mayUnFinish: refusalOf('unFinish', order, who) === undefined,
    gate: isGated ? t('inboundOrder.note.card') : undefined,
    findingsOf: (plan: InboundPlan): Findings =>
      edits[plan.id] === undefined ? {} : resultFor(plan).findings,
    start: ({ plans: all }: Group) => {
      setFailure(undefined)
      const waiting = all.filter(({ status }) => status === planStatuses.waiting)
      start.mutate({
        id: order.id,
        planIds: waiting.map(({ id }) => id),
        planVersions: waiting.map(({ version }) => version),
      })
    },
    doubtOf: (plan: InboundPlan): string | undefined => {
      const { result } = edits[plan.id] === undefined ? {} : resultFor(plan)
      return result && doubtIn(plan, result, locale)
    },
    finish: ({ plans: all }: Group) => {
      const some = all.filter(isOpen)
      const results = resultsOf(some)
      if (!results) return
      const questions = doubtsOf(some, results)
      if (questions.length === 0) post(results, 0, 0)
      else ask({ questions, okText: t('inboundOrder.confirmIn'), onOk: () => post(results, 0, 1) })
    },
    /** Every plan that is open: as typed where something was typed, else as planned. */
    finishAll: () => {
      const open = plans.filter(isOpen)
      const typed = open.filter(({ id }) => edits[id] !== undefined)
      const results = resultsOf(typed)
      if (!results) return
      const unopened = unopenedIn(open, locale)
      const questions = [...(unopened === undefined ? [] : [unopened]), ...doubtsOf(typed, results)]
      ask({
        title: t('inboundOrder.tally.askAll', { count: open.length }),
        hint:
          typed.length === 0
            ? t('inboundOrder.tally.askAllAsPlanned')
            : t('inboundOrder.tally.askAllHint', { count: typed.length }),
        questions,
        okText: t('inboundOrder.tally.finishAll'),
        onOk: () => post(results, 1, questions.length > 0 ? 1 : 0),
      })
    },
    unFinish: ({ id, version, planNo: no }: InboundPlan) =>
      void modal.confirm({
        title: t('inboundOrder.tally.askUnFinish', { no }),
        content: t('inboundOrder.ask.unFinish'),
        okText: t('inboundOrder.step.unFinish'),
        okButtonProps: { danger: true },
        onOk: () => unFinish.mutateAsync({ id, version }),
      }),
  }
}
