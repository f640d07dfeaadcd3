import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { QuotationRow } from './row.ts'

/** A passed quotation is no longer chosen for prices, or chosen again (docs/domain/contracts.md#quotations). */
export function useQuotationSteps(): BulkAction<QuotationRow>[] {
  const { t } = useTranslation()
  const canWrite = useCan('quotation:write')
  return useMemo(() => {
    const become =
      (isStop: 0 | 1): BulkAction<QuotationRow>['run'] =>
      ({ id, version }) =>
        client.quotation.setStopped.mutate({ id, version, isStop })
    const unpassed = (row: QuotationRow) =>
      row.auditStatus === auditStatuses.passed ? undefined : t('quotation.notPassed')
    const steps: BulkAction<QuotationRow>[] = [
      {
        key: 'stop',
        label: t('record.stop'),
        danger: true,
        refusal: (row) => unpassed(row) ?? (row.isStop ? t('record.state.stopped') : undefined),
        run: become(1),
      },
      {
        key: 'resume',
        label: t('record.resume'),
        refusal: (row) => unpassed(row) ?? (row.isStop ? undefined : t('record.state.active')),
        run: become(0),
      },
    ]
    return canWrite ? steps : []
  }, [t, canWrite])
}
