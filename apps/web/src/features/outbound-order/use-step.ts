import { useMutation } from '@tanstack/react-query'
import type { OutboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useHindrance } from '../../records/hindrance.ts'
import { refreshed } from './refreshed.ts'
import type { Step } from './steps.ts'
import { useShortage } from './use-shortage.ts'
import { stepKeys } from './words.ts'

/** Steps that a call alone takes. */
export type Taken = Exclude<Step, 'issue' | 'update'>

const calls: Record<Taken, (order: OutboundOrder, msg: string) => Promise<unknown>> = {
  submit: ({ id, version }) => client.outboundOrder.update.mutate({ id, version, auditStatus: 1 }),
  withdraw: ({ id, version }) => client.outboundOrder.withdraw.mutate({ id, version }),
  pass: ({ id }) => client.outboundOrder.audit.mutate({ id, type: 2 }),
  reject: ({ id }, msg) => client.outboundOrder.audit.mutate({ id, type: 3, msg }),
  cancel: ({ id }, msg) => client.outboundOrder.cancel.mutate({ id, msg }),
  closeShort: ({ id }, msg) => client.outboundOrder.closeShort.mutate({ id, msg }),
  finish: ({ id }) => client.outboundOrder.finish.mutate({ id }),
}

/** Takes a step on an order and says so. */
export function useStep(order: OutboundOrder, onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const showShortage = useShortage()
  const showHindrance = useHindrance()
  const { orderNo: no } = order
  const mutation = useMutation({
    ...inPlace,
    mutationFn: ({ step, msg }: { step: Taken; msg: string }) => calls[step](order, msg),
    onSuccess: async (_after, { step }) => {
      void message.success(t('outboundOrder.done', { no, step: t(stepKeys[step]) }))
      onDone()
      await refreshed()
    },
    onError: async (error) => {
      if (showShortage(error) || showHindrance(error)) return
      const { message: sentence, code } = apiErrorOf(error)
      void message.error(sentence)
      // Somebody was faster: what stands on the screen is no longer so.
      if (code === 409) await refreshed()
    },
  })
  return {
    isPending: mutation.isPending,
    take: (step: Taken, msg = '') => mutation.mutate({ step, msg }),
  }
}
