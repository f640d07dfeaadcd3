import type { PeriodResult } from '@yuncang/shared/nouns/fee-line/contract'
import { Alert, Button, Modal, Progress } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MonthOfWork } from '../../ui/form/month-of-work.tsx'
import { CureLink } from './cure-link.tsx'
import { MonthExport } from './month-export.tsx'
import { usePeriodRun } from './use-period-run.ts'
import './fee-line.css'

/** Which of the lines of a month somebody has to look at. */
type ToLookAt = Pick<PeriodResult, 'from' | 'to'> & { isMissingPrice?: 1; status?: 0 }

type Props = { onShow: (lines: ToLookAt) => void; onClose: () => void }

const day = 'YYYY-MM-DD'

/** The last day of a month, or today while the month lasts. */
const lastDayOf = (month: Dayjs): Dayjs =>
  month.isSame(dayjs(), 'month') ? dayjs() : month.endOf('month')

/** 月度计费: which month and whose, and what came of it. */
export function RunDialog({ onShow, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const [customerId, setCustomerId] = useState<string>()
  const { start, reset, isRunning, progress, begunBy, result, failure } = usePeriodRun()
  const chosen = (pick: () => void) => {
    reset()
    pick()
  }
  const run = () =>
    start({
      from: month.startOf('month').format(day),
      to: lastDayOf(month).format(day),
      ...(customerId !== undefined && { customerId }),
    })
  return (
    <Modal
      open
      title={t('feeLine.runTitle')}
      okText={result ? t('feeLine.runAgain') : t('feeLine.runNow')}
      cancelText={t('action.close')}
      okButtonProps={{ loading: isRunning }}
      onOk={run}
      onCancel={onClose}
    >
      <p className="hint">{t('feeLine.runHint')}</p>
      <div className="two-columns fee-run">
        <MonthOfWork
          label={t('feeLine.month')}
          value={month}
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
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        {isRunning && <Running progress={progress} begunBy={begunBy} />}
        {result && (
          <>
            <RunResult result={result} onShow={onShow} />
            <MonthExport from={result.from} to={result.to} customerId={customerId} />
          </>
        )}
      </div>
    </Modal>
  )
}

type UnderWay = Pick<ReturnType<typeof usePeriodRun>, 'progress' | 'begunBy'>

/** How far it is, and that nobody has to wait for it. */
function Running({ progress, begunBy }: UnderWay) {
  const { t } = useTranslation()
  const { done = 0, total = 0 } = progress ?? {}
  const title = t('feeLine.runProgress', { done, total })
  return (
    <>
      <Progress percent={total === 0 ? 0 : Math.floor((done / total) * 100)} aria-label={title} />
      <p className="hint">
        {begunBy !== undefined && t('feeLine.runBegunBy', { name: begunBy })} {progress && title}{' '}
        {t(begunBy === undefined ? 'feeLine.runGoesOn' : 'feeLine.runGoesOnAlone')}
      </p>
    </>
  )
}

type ResultProps = { result: PeriodResult; onShow: Props['onShow'] }

function RunResult({ result, onShow }: ResultProps) {
  const { t } = useTranslation()
  const { from, to, businesses, missing, reopened, handedOver, unpriced, totals } = result
  if (businesses === 0)
    return <Alert type="info" showIcon title={t('feeLine.runNothing', { to })} />
  const cures = [
    ...(missing > 0 ? [{ label: t('feeLine.showMissing'), isMissingPrice: 1 as const }] : []),
    ...(reopened > 0 ? [{ label: t('feeLine.showReopened'), status: 0 as const }] : []),
  ]
  return (
    <div className="fee-result">
      <Alert
        type={cures.length > 0 ? 'warning' : 'success'}
        showIcon
        title={t('feeLine.runDone', { from, to })}
        {...(unpriced.length > 0 && { description: <Unpriced customers={unpriced} /> })}
        {...(cures.length > 0 && {
          action: cures.map(({ label, ...lines }) => (
            <Button key={label} size="small" onClick={() => onShow({ from, to, ...lines })}>
              {label}
            </Button>
          )),
        })}
      />
      <Facts
        items={[
          [t('feeLine.result.businesses'), businesses],
          ...(handedOver > 0 ? [[t('feeLine.result.handedOver'), handedOver] as const] : []),
          [t('feeLine.result.created'), result.created],
          [t('feeLine.result.updated'), result.updated],
          ...(reopened > 0 ? [[t('feeLine.result.reopened'), reopened] as const] : []),
          [t('feeLine.result.unchanged'), result.unchanged],
          [t('feeLine.result.supplements'), result.supplements],
          [t('feeLine.result.voided'), result.voided],
          [t('feeLine.result.missing'), missing],
          ...totals.map(
            ({ currency, amount }) =>
              [t('feeLine.result.total'), `${money(amount, currency)} ${currency}`] as const,
          ),
        ]}
      />
    </div>
  )
}

/** Who has no price, each with the way to its quotations. */
function Unpriced({ customers }: { customers: PeriodResult['unpriced'] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('feeLine.unpriced')}>
      {customers.map(({ customerId, customerName: name, count }) => (
        <li key={customerId}>
          <CureLink lack="price" line={{ customerId }}>
            {t('feeLine.unpricedCount', { name, count })}
          </CureLink>
        </li>
      ))}
    </ul>
  )
}
