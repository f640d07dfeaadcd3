import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import {
  quotable,
  quotationRefusalOf,
  type QuotationAction,
} from '@yuncang/shared/nouns/contract/rules'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { refreshed } from './refreshed.ts'

type Step = Exclude<QuotationAction, 'edit'>
const steps: readonly Step[] = ['submit', 'pass', 'withdraw', 'refuse']
const forward: ReadonlySet<Step> = new Set(['submit', 'pass'])
const ending: ReadonlySet<Step> = new Set(['refuse'])

const calls: Record<Step, (contract: Contract, msg: string) => Promise<Contract>> = {
  submit: ({ id, version }) =>
    client.contract.setQuotationStatus.mutate({ id, version, status: '1' }),
  withdraw: ({ id, version }) =>
    client.contract.setQuotationStatus.mutate({ id, version, status: '0' }),
  pass: ({ id, version }) =>
    client.contract.setQuotationStatus.mutate({ id, version, status: '2' }),
  refuse: ({ id, version }, msg) => client.contract.refuseQuotation.mutate({ id, version, msg }),
}

type Offer = { step: Step; refusal?: 'ownAudit' | 'otherSubmitter' }

/** What this person may do with the newest version now; what is for another person says so. */
function useOffers(contract: Contract): Offer[] {
  const { user, permissions } = useSession()
  if (!quotable.includes(contract.status)) return []
  return steps.flatMap((step): Offer[] => {
    const refusal = quotationRefusalOf(step, contract, { id: user.id, permissions })
    if (refusal === undefined) return [{ step }]
    return refusal === 'status' || refusal === 'permission' ? [] : [{ step, refusal }]
  })
}

/** The steps that bring the newest version of a quotation into force, on its own page. */
export function QuotationSteps({ contract, no }: { contract: Contract; no: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [isAsking, setAsking] = useState(false)
  const offers = useOffers(contract)
  const nextStep = offers.find(({ step, refusal }) => !refusal && forward.has(step))?.step
  const { mutate, isPending } = useMutation({
    ...inPlace,
    mutationFn: ({ step, msg }: { step: Step; msg: string }) => calls[step](contract, msg),
    onSuccess: async (_after, { step }) => {
      setAsking(false)
      void message.success(t('record.stepDone', { name: no, step: t(`quotation.step.${step}`) }))
      await refreshed()
    },
    onError: async (error) => {
      const failure = apiErrorOf(error)
      void message.error(failure.message)
      // Somebody was faster: what stands on the screen is no longer so.
      if (failure.code === 409) await refreshed()
    },
  })
  return (
    <>
      <StepMenu
        name={no}
        nextStep={nextStep}
        others={offers.filter(({ step }) => step !== nextStep)}
        labelOf={(step) => t(`quotation.step.${step}`)}
        refusalOf={(refusal) => t(`quotation.refusal.${refusal}`)}
        ending={ending}
        isPending={isPending}
        onStep={(step) => (step === 'refuse' ? setAsking(true) : mutate({ step, msg: '' }))}
      />
      {isAsking && (
        <ReasonDialog
          title={t('record.stepTitle', { name: no, step: t('quotation.step.refuse') })}
          label={t('quotation.reason')}
          okText={t('quotation.step.refuse')}
          isPending={isPending}
          onReason={(msg) => mutate({ step: 'refuse', msg })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
