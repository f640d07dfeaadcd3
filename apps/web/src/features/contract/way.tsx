import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { reachedBy, type Done } from '../../records/history/reached.ts'
import { StatusWay } from '../../ui/status-way.tsx'
import { statusLabel } from './status.tsx'

const { draft, submitted, active, rejected, expired, voided } = contractStatuses

const begun: ReadonlySet<string> = new Set(['create', 'renew', 'sync'])

/** The way of this contract: it ends by its last day, by a renewal or before its time. */
export function wayOf(status: number, history: readonly Done[]) {
  const reached = reachedBy(history, { field: 'status', begun, first: draft })
  const isRejected = status === rejected
  const end = status > rejected ? status : expired
  const steps = [draft, isRejected ? rejected : submitted, active, end].map((state) => ({
    state,
    reached: reached.get(state),
  }))
  const place = steps.findIndex(({ state }) => state === status)
  return { steps, place, isBroken: isRejected || status === voided }
}

/** How far a contract has come, with who and when. */
export function ContractWay({ contract: { id, status } }: { contract: Contract }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  const { steps, place, isBroken } = wayOf(status, data)
  return (
    <StatusWay
      label={t('contract.way')}
      steps={steps.map(({ state, reached }) => ({ key: state, what: statusLabel(state), reached }))}
      place={place}
      isBroken={isBroken}
    />
  )
}
