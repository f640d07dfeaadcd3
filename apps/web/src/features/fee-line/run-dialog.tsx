import { useMutation } from '@tanstack/react-query'
import type { PeriodResult } from '@yuncang/shared/contracts/fee-line'
import { Alert, Button, DatePicker, Modal } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { CustomerSelect } from '../../records/customer-select.tsx'
import { Facts } from '../../ui/facts.tsx'
import { money } from './figures.ts'
import { refreshed } from './refreshed.ts'
import './fee-line.css'

type Props = { onMissing: (period: PeriodResult) => void; onClose: () => void }

const day = 'YYYY-MM-DD'

/** The last day of a month, or today while the month lasts. */
const lastDayOf = (month: Dayjs): Dayjs =>
  month.isSame(dayjs(), 'month') ? dayjs() : month.endOf('month')

/** 月度计费: which month and whose, and what came of it. */
export function RunDialog({ onMissing, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const [customerId, setCustomerId] = useState<string>()
  const run = useMutation({
    ...trpc.feeLine.runPeriod.mutationOptions(inPlace),
    onSuccess: refreshed,
  })
  const start = () =>
    run.mutate({
      from: month.startOf('month').format(day),
      to: lastDayOf(month).format(day),
      ...(customerId !== undefined && { customerId }),
    })
  return (
    <Modal
      open
      title={t('feeLine.runTitle')}
      okText={run.data ? t('feeLine.runAgain') : t('feeLine.runNow')}
      cancelText={t('action.close')}
      okButtonProps={{ loading: run.isPending }}
      onOk={start}
      onCancel={onClose}
    >
      <p className="hint">{t('feeLine.runHint')}</p>
      <div className="two-columns fee-run">
        <label htmlFor={`${id}month`}>
          {t('feeLine.month')}
          <DatePicker
            id={`${id}month`}
            picker="month"
            allowClear={false}
            value={month}
            maxDate={dayjs()}
            onChange={(picked) => {
              if (picked) setMonth(picked)
              run.reset()
            }}
          />
        </label>
        <label htmlFor={`${id}customer`}>
          {t('feeLine.field.customerId')}
          <CustomerSelect id={`${id}customer`} value={customerId} onChange={setCustomerId} />
          <span className="hint">{t('feeLine.allCustomers')}</span>
        </label>
      </div>
      <div aria-live="polite">
        {run.error && (
          <Alert type="error" showIcon role="alert" title={apiErrorOf(run.error).message} />
        )}
        {run.data && <RunResult result={run.data} onMissing={onMissing} />}
      </div>
    </Modal>
  )
}

type ResultProps = { result: PeriodResult; onMissing: (period: PeriodResult) => void }

function RunResult({ result, onMissing }: ResultProps) {
  const { t } = useTranslation()
  const { from, to, businesses, missing, totals } = result
  if (businesses === 0)
    return <Alert type="info" showIcon title={t('feeLine.runNothing', { to })} />
  return (
    <div className="fee-result">
      <Alert
        type={missing > 0 ? 'warning' : 'success'}
        showIcon
        title={t('feeLine.runDone', { from, to })}
        {...(missing > 0 && {
          action: (
            <Button size="small" onClick={() => onMissing(result)}>
              {t('feeLine.showMissing')}
            </Button>
          ),
        })}
      />
      <Facts
        items={[
          [t('feeLine.result.businesses'), businesses],
          [t('feeLine.result.created'), result.created],
          [t('feeLine.result.updated'), result.updated],
          [t('feeLine.result.unchanged'), result.unchanged],
          [t('feeLine.result.supplements'), result.supplements],
          [t('feeLine.result.voided'), result.voided],
          [t('feeLine.result.missing'), missing],
          ...totals.map(
            ({ currency, amount }) =>
              [t('feeLine.result.total'), `${money(amount)} ${currency}`] as const,
          ),
        ]}
      />
    </div>
  )
}
