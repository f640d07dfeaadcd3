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
  pass: ({ id }) => client.outboundOrder.audit.mutate({ id, type: auditStatuses.passed }),
  reject: ({ id }, msg) =>
    client.outboundOrder.audit.mutate({ id, type: auditStatuses.rejected, msg }),
  cancel: ({ id }, msg) => client.outboundOrder.cancel.mutate({ id, msg }),
  closeShort: ({ id }, msg) => client.outboundOrder.closeShort.mutate({ id, msg }),
  finish: ({ id }) => client.outboundOrder.finish.mutate({ id }),
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
    mutationFn: ({ step, msg }: { id: string; step: Taken; msg: string }) =>
      calls[step](order, msg),
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
    take: (step: Taken, msg = '') => mutation.mutate({ id: order.id, step, msg }),
  }
}
