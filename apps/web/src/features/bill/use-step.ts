import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { refreshed } from './refreshed.ts'
import { stepKeys, type Step } from './step-words.ts'

/** What a dialog has asked for. */
export type Said = { reason?: string; fileId?: string }
type Held = { id: string; version: number }

const reasoned = (held: Held, { reason = '' }: Said) => ({ ...held, reason })

const calls: Record<Step, (held: Held, said: Said) => Promise<Bill>> = {
  submit: (held) => client.bill.submit.mutate(held),
  withdraw: (held) => client.bill.withdraw.mutate(held),
  pass: (held) => client.bill.pass.mutate(held),
  refuse: (held, said) => client.bill.refuse.mutate(reasoned(held, said)),
  confirm: (held, { fileId }) =>
    client.bill.confirm.mutate({ ...held, ...(fileId !== undefined && { fileId }) }),
  dispute: (held, said) => client.bill.dispute.mutate(reasoned(held, said)),
  reopen: (held, said) => client.bill.reopen.mutate(reasoned(held, said)),
  void: (held, said) => client.bill.void.mutate(reasoned(held, said)),
}

/** Takes a step with a bill and says so. */
export function useStep({ id, version, billNo: no }: Bill, onDone: () => Promise<void>) {
  const { t } = useTranslation()
  const { mutate, isPending } = useToldStep<{ step: Step; said: Said }>({
    take: ({ step, said }) => calls[step]({ id, version }, said),
    doneText: ({ step }) => t('bill.done', { no, step: t(stepKeys[step]) }),
    onDone,
    refresh: refreshed,
  })
  return { isPending, take: (step: Step, said: Said = {}) => mutate({ step, said }) }
}
