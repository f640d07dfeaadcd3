import { useQuery } from '@tanstack/react-query'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { billStatuses, standing } from '@yuncang/shared/nouns/bill/rules'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { reachedBy } from '../../records/history/reached.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { StatusWay } from '../../ui/status-way.tsx'
import { statusLabel } from './status.tsx'

const way: readonly number[] = [
  billStatuses.draft,
  billStatuses.submitted,
  billStatuses.audited,
  billStatuses.confirmed,
  billStatuses.invoiced,
  billStatuses.paid,
]

const rule = { field: 'status', begun: new Set(['create']), first: billStatuses.draft }

/**
 * Where a bill stands on its way from the draft to the money and who brought it there when, for its customer from the audit on; a rejected or voided
 * one stands where it ended.
 */
export function BillWay({ bill: { id, status } }: { bill: Pick<Bill, 'id' | 'status'> }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: id }),
    ...inPlace,
  })
  const reached = reachedBy(data, rule)
  const isBroken = status === billStatuses.rejected || status === billStatuses.voided
  const stands = status === billStatuses.partlyPaid ? billStatuses.invoiced : status
  const isOfCustomer = useIsOfCustomer()
  const own = isOfCustomer ? way.filter((key) => standing.includes(key)) : way
  const states = isBroken ? [status, ...own.slice(1)] : own
  return (
    <StatusWay
      label={t('bill.way')}
      steps={states.map((key) => ({ key, what: statusLabel(key), reached: reached.get(key) }))}
      place={isBroken ? 0 : own.indexOf(stands)}
      isBroken={isBroken}
    />
  )
}
