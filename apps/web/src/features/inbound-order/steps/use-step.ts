import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { useBlockingReason } from '../../../records/steps/blocking-reason.ts'
import { refreshed } from '../refreshed.ts'
import { useTellSubmitted } from '../use-tell-submitted.ts'
import { stepCalls, type Call, type Said } from './step-calls.ts'
import { stepKeys } from './steps-words.ts'

/** `isInDialog`: a dialog is open that says itself what stands against the step. */
type Taken = { id: string; step: Call; said: Said; seen: InboundOrder; isInDialog: boolean }

/** Takes a step on an order and says so; what stands against it is said where it was asked for. */
export function useStep(order: InboundOrder, onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const showBlockingReason = useBlockingReason()
  const tellSubmitted = useTellSubmitted()
  const mutation = useMutation({
    ...inPlace,
    mutationFn: ({ step, said, seen }: Taken) => stepCalls[step](seen, said),
    onSuccess: async (answer, { step }) => {
      const [after] = [answer].flat()
      if (step === 'submit' && after) tellSubmitted(after)
      else
        void message.success(t('inboundOrder.done', { no: order.orderNo, step: t(stepKeys[step]) }))
      onDone()
      await refreshed()
    },
    onError: async (error, { isInDialog }) => {
      const { message: sentence, code } = apiErrorOf(error)
      if (!isInDialog && !showBlockingReason(error)) void message.error(sentence)
      // Somebody was faster: what stands on the screen is no longer so.
      if (code === 409) await refreshed()
    },
  })
  return {
    isPending: mutation.isPending,
    failure: mutation.error ? apiErrorOf(mutation.error).message : undefined,
    forget: mutation.reset,
    take: (step: Call, said: Said = {}) =>
      mutation.mutate({ id: order.id, step, said, seen: order, isInDialog: false }),
    /** The same from a dialog, with the order as it was when that was opened. */
    takeInDialog: (step: Call, said: Said, seen: InboundOrder) =>
      mutation.mutate({ id: seen.id, step, said, seen, isInDialog: true }),
  }
}
