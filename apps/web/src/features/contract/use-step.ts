import { useNavigate } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { refreshed } from './refreshed.ts'
import { stepCalls, type Said } from './step-calls.ts'
import { stepKeys } from './step-words.ts'
import type { Step } from './steps.ts'

type Taken = { id: string; step: Step; said: Said }

/** Takes a step on a contract, says so, and goes to where it leads unless there is more to do here. */
export function useStep(contract: Contract, onDone: () => void, isLast = true) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const { contractNo: no } = contract
  const mutation = useMutation({
    ...inPlace,
    mutationFn: ({ step, said }: Taken) => stepCalls[step](contract, said),
    onSuccess: async (after, { step }) => {
      void message.success(t('contract.done', { no, step: t(stepKeys[step]) }))
      onDone()
      if (after === null) await navigate({ to: '/contract/contract/index' })
      else if (after.id !== contract.id && isLast) {
        await navigate({ to: '/contract/contract/detail/$id', params: { id: after.id } })
      }
      await refreshed()
    },
    onError: async (error, { id, step, said }) => {
      const failure = apiErrorOf(error)
      if (failure.data?.reason !== 'contract.overlaps') {
        void message.error(failure.message)
        // Somebody was faster: what stands on the screen is no longer so.
        if (failure.code === 409) await refreshed()
        return
      }
      void modal.confirm({
        title: failure.message,
        onOk: () => mutation.mutate({ id, step, said: { ...said, confirmed: true } }),
      })
    },
  })
  return {
    isPending: mutation.isPending,
    take: (step: Step, said: Said = {}) => mutation.mutate({ id: contract.id, step, said }),
  }
}
