import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useBlockingReason } from '../../records/steps/blocking-reason.ts'
import { refreshed } from './refreshed.ts'
import type { Step } from './steps.ts'
import { useShortage } from './use-shortage.ts'
import { useTellSubmitted } from './use-tell-submitted.ts'
import { stepKeys } from './step-words.ts'

/** Steps that a call alone takes. */
export type Taken = Exclude<Step, 'issue' | 'update'>

const calls: Record<Taken, (order: OutboundOrder, msg: string) => Promise<OutboundOrder>> = {
  submit: ({ id, version }) =>
    client.outboundOrder.update.mutate({ id, version, auditStatus: auditStatuses.submitted }),
  withdraw: ({ id, version }) => client.outboundOrder.withdraw.mutate({ id, version }),
  pass: ({ id, version }) =>
    client.outboundOrder.audit.mutate({ id, version, type: auditStatuses.passed }),
  reject: ({ id, version }, msg) =>
    client.outboundOrder.audit.mutate({ id, version, type: auditStatuses.rejected, msg }),
  cancel: ({ id, version }, msg) => client.outboundOrder.cancel.mutate({ id, version, msg }),
  closeShort: ({ id, version }, msg) =>
    client.outboundOrder.closeShort.mutate({ id, version, msg }),
  finish: ({ id, version }) => client.outboundOrder.finish.mutate({ id, version }),
}

/** Takes a step on an order and says so. */
export function useStep(order: OutboundOrder, onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const showShortage = useShortage()
  const showBlockingReason = useBlockingReason()
  const tellSubmitted = useTellSubmitted()
  const { orderNo: no } = order
  const mutation = useMutation({
    ...inPlace,
    mutationFn: ({ step, msg, seen }: { step: Taken; msg: string; seen: OutboundOrder }) =>
      calls[step](seen, msg),
    onSuccess: async (after, { step }) => {
      if (step === 'submit') tellSubmitted(after)
      else void message.success(t('outboundOrder.done', { no, step: t(stepKeys[step]) }))
      onDone()
      await refreshed()
    },
    onError: async (error) => {
      if (showShortage(error) || showBlockingReason(error)) return
      const { message: sentence, code } = apiErrorOf(error)
      void message.error(sentence)
      // Somebody was faster: what stands on the screen is no longer so.
      if (code === 409) await refreshed()
    },
  })
  return {
    isPending: mutation.isPending,
    /** `seen`: the order as it was when the step was asked for. */
    take: (step: Taken, msg = '', seen = order) => mutation.mutate({ step, msg, seen }),
  }
}
