import { useMutation } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useHindrance } from '../../../records/hindrance.ts'
import { refreshed } from '../refreshed.ts'
import { stepCalls, type Call, type Said } from './step-calls.ts'
import { stepKeys } from './steps-words.ts'

type Taken = { step: Call; said: Said }

/** Takes a step on an order and says so; what stands against it is said where it was asked for. */
export function useStep(order: InboundOrder, onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const showHindrance = useHindrance()
  const mutation = useMutation({
    ...inPlace,
    mutationFn: ({ step, said }: Taken) => stepCalls[step](order, said),
    onSuccess: async (_after, { step }) => {
      void message.success(t('inboundOrder.done', { no: order.orderNo, step: t(stepKeys[step]) }))
      onDone()
      await refreshed()
    },
    onError: async (error, { said }) => {
      const { message: sentence, code } = apiErrorOf(error)
      // A dialog shows it itself.
      if (Object.keys(said).length === 0 && !showHindrance(error)) void message.error(sentence)
      // Somebody was faster: what stands on the screen is no longer so.
      if (code === 409) await refreshed()
    },
  })
  return {
    isPending: mutation.isPending,
    failure: mutation.error ? apiErrorOf(mutation.error).message : undefined,
    forget: mutation.reset,
    take: (step: Call, said: Said = {}) => mutation.mutate({ step, said }),
  }
}
