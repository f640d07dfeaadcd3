import { useQuery } from '@tanstack/react-query'
import type { FeeMove } from '@yuncang/shared/nouns/fee-line/rerate'
import { Alert, Modal, Skeleton } from 'antd'
import dayjs from 'dayjs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { money } from '../../lib/money.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { useJobRun } from '../../records/job/use-job-run.ts'
import { MovedLines } from '../../records/prices/moved-lines.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MonthOfWork } from '../../ui/form/month-of-work.tsx'
import { refreshed } from './refreshed.ts'
import './fee-line.css'

const day = 'YYYY-MM-DD'

/** 重新计价 of the drafts of a month: what it would move, and then that it does. */
export function RerateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const [customerId, setCustomerId] = useState<string>()
  const scope = {
    from: month.startOf('month').format(day),
    to: month.endOf('month').format(day),
    ...(customerId !== undefined && { customerId }),
  }
  const preview = useQuery({ ...trpc.feeLine.previewRerate.queryOptions(scope), ...inPlace })
  const begin = useMutation(trpc.feeLine.startRerate.mutationOptions(inPlace))
  const { job, isEnded } = useJobRun(begin.data?.id, refreshed)
  const isRunning = begin.isPending || (begin.data !== undefined && !isEnded)
  const failure = begin.error ?? preview.error
  const chosen = (pick: () => void) => {
    begin.reset()
    pick()
  }
  return (
    <Modal
      open
      width={720}
      title={t('feeLine.rerateTitle')}
      okText={t('feeLine.rerate')}
      cancelText={t('action.close')}
      okButtonProps={{ loading: isRunning, disabled: !preview.data || preview.data.lines === 0 }}
      onOk={() => begin.mutate(scope)}
      onCancel={onClose}
    >
      <p className="hint">{t('feeLine.rerateHint')}</p>
      <div className="two-columns fee-run">
        <MonthOfWork
          label={t('feeLine.month')}
          value={month}
          isOpenEnded
          onChange={(picked) => chosen(() => setMonth(picked))}
        />
        <label htmlFor={`${id}customer`}>
          {t('feeLine.field.customerId')}
          <CustomerSelect
            id={`${id}customer`}
            value={customerId}
            onChange={(picked) => chosen(() => setCustomerId(picked))}
          />
          <span className="hint">{t('feeLine.allCustomers')}</span>
        </label>
      </div>
      <div aria-live="polite">
        {failure && (
          <Alert type="error" showIcon role="alert" title={apiErrorOf(failure).message} />
        )}
        {isEnded && job && (
          <Alert
            type={job.status === 'done' ? 'success' : 'error'}
            showIcon
            title={job.status === 'done' ? t('feeLine.rerateDone') : (job.failure ?? job.title)}
          />
        )}
        {preview.data ? <Moves {...preview.data} /> : !failure && <Skeleton active />}
      </div>
    </Modal>
  )
}

type MovesProps = {
  lines: number
  customers: readonly { customerId: string; customerName: string; localDifference: string }[]
  moves: readonly FeeMove[]
}

/** Which lines move from what to what, and what that comes to for each customer. */
function Moves({ lines, customers, moves }: MovesProps) {
  const { t } = useTranslation()
  if (lines === 0) return <Alert type="info" showIcon title={t('feeLine.rerateNothing')} />
  return (
    <section className="fee-why" aria-label={t('feeLine.rerateMoves', { lines })}>
      <h2>{t('feeLine.rerateMoves', { lines })}</h2>
      <Facts
        items={customers.map(
          ({ customerName, localDifference }) =>
            [customerName, `${signed(localDifference)} CNY`] as const,
        )}
      />
      <MovedLines lines={lines} moves={moves} />
    </section>
  )
}

const signed = (amount: string): string =>
  (amount.startsWith('-') ? '' : '+') + money(amount, 'CNY')
