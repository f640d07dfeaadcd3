import { useQuery } from '@tanstack/react-query'
import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { sealStatuses } from '@yuncang/shared/nouns/seal-record/rules'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { reachedBy } from '../../records/history/reached.ts'
import { StatusWay } from '../../ui/status-way.tsx'
import { statusLabel } from './status.tsx'

const { draft, submitted, approved, sealed } = sealStatuses
const way: readonly number[] = [draft, submitted, approved, sealed]
const rule = { field: 'status', begun: new Set(['create']), first: draft }

/** From the draft to the seal with who and when; a rejected or voided one stands where it ended. */
export function SealWay({ record: { id, status } }: { record: Pick<SealRecord, 'id' | 'status'> }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: id }),
    ...inPlace,
  })
  const reached = reachedBy(data, rule)
  const isBroken = !way.includes(status)
  const states = isBroken ? [status, ...way.slice(1)] : way
  return (
    <StatusWay
      label={t('sealRecord.way')}
      steps={states.map((key) => ({ key, what: statusLabel(key), reached: reached.get(key) }))}
      place={isBroken ? 0 : way.indexOf(status)}
      isBroken={isBroken}
    />
  )
}
