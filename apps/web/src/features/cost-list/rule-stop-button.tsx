import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { refreshed } from './refreshed.ts'

type Props = { list: Pick<CostList, 'id' | 'version'>; rule: BillingRule }

/** Stops a rule or lets it hold again, with the reason that its history keeps. */
export function RuleStopButton({ list: { id, version }, rule }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    ...trpc.costList.setRuleStopped.mutationOptions(inPlace),
    onSuccess: async () => {
      setAsking(false)
      await refreshed()
    },
  })
  const { ruleCode } = rule
  const isStopped = rule.isStop === 1
  const operation = isStopped ? 'resume' : 'stop'
  const title = t(isStopped ? 'costList.rule.resumeOf' : 'costList.rule.stopOf', { code: ruleCode })
  return (
    <>
      <Button size="small" danger={!isStopped} aria-label={title} onClick={() => setAsking(true)}>
        {t(`record.${operation}`)}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={title}
          label={t(isStopped ? 'record.priced.resumeReason' : 'record.stopReason')}
          hint={t('costList.rule.stopHint')}
          okText={t(`record.${operation}`)}
          isPending={isPending}
          failure={error ? { message: apiErrorOf(error).message, isWarning: false } : undefined}
          onReason={(reason) => mutate({ id, version, ruleCode, operation, reason })}
          onClose={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}
