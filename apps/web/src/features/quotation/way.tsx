import { useQuery } from '@tanstack/react-query'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { reachedBy, type Done } from '../../records/history/reached.ts'
import { StatusWay } from '../../ui/status-way.tsx'

const { draft, submitted, passed, rejected } = auditStatuses
const begun: ReadonlySet<string> = new Set(['create', 'revise'])

type Version = Pick<Quotation, 'bjdId' | 'createTime'>
type Histories = { own: readonly Done[]; contract: readonly Done[] }

/**
 * Who brought a version to each state. Its steps are kept with its contract: those from when it was made until the next
 * version was.
 */
export function reachedOf(
  { bjdId, createTime }: Version,
  versions: readonly Version[],
  { own, contract }: Histories,
) {
  const at = versions.findIndex((each) => each.bjdId === bjdId)
  const next = versions[at - 1]?.createTime
  const since = contract.filter(
    ({ time, fieldDiff }) =>
      'quotationStatus' in fieldDiff && time >= createTime && (next === undefined || time < next),
  )
  const rule = { field: 'quotationStatus', begun, first: draft }
  return reachedBy([...own.filter(({ action }) => begun.has(action)), ...since], rule)
}

type Props = {
  quotation: Quotation
  /** All versions, the newest first. */
  versions: readonly Version[]
}

/** From draft to in force with who and when, and why it was sent back. */
export function QuotationWay({ quotation, versions }: Props) {
  const { t } = useTranslation()
  const { bjdId, contractId, auditStatus: status } = quotation
  const audits = useQuery({
    ...trpc.record.audits.queryOptions({ businessId: contractId, auditModule: 'HTGL' }),
    ...inPlace,
  })
  const own = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: bjdId }),
    ...inPlace,
  })
  const contract = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: contractId }),
    ...inPlace,
  })
  const reached = reachedOf(quotation, versions, {
    own: own.data ?? [],
    contract: contract.data ?? [],
  })
  const isRejected = status === rejected
  const why = isRejected
    ? audits.data?.findLast(({ step, result }) => step === 2 && result === rejected)
    : undefined
  const second = isRejected ? rejected : submitted
  const names = {
    [draft]: t('quotation.way.draft'),
    [submitted]: t('quotation.way.submitted'),
    [rejected]: t('quotation.way.rejected'),
    [passed]: t('quotation.way.passed'),
  }
  const way = [draft, second, passed]
  return (
    <>
      <StatusWay
        label={t('quotation.way')}
        place={way.findIndex((each) => each === status)}
        isBroken={isRejected}
        steps={way.map((state) => ({
          key: state,
          what: names[state],
          reached: reached.get(state),
        }))}
      />
      {why && (
        <p className="hint" role="status">
          {t('quotation.rejectedBy', { who: why.auditor, time: why.time, msg: why.msg })}
        </p>
      )}
    </>
  )
}
