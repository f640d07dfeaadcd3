import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../session/session-context.tsx'

type Submission = { submission?: { label: string; more: { auditStatus: number } } }

/** Saving and submitting in one, for those who may submit: a customer's draft is submitted by its clerk. */
export function useSubmission(): Submission {
  const { t } = useTranslation()
  if (!useCan('inboundOrder:submit')) return {}
  const label = t('inboundOrder.step.submit')
  return { submission: { label, more: { auditStatus: auditStatuses.submitted } } }
}
