import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Billing, Unbilled } from '@yuncang/shared/nouns/bill/contract'
import { Alert, Modal, Progress, Radio } from 'antd'
import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { listed } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { recPayLabel, recPayOptions } from '../../records/prices/rec-pay.ts'
import { MonthOfWork } from '../../ui/form/month-of-work.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useBilling } from './use-billing.ts'
import './bill.css'

/** Rows that are shown of what waits. */
const shownAtMost = 20

/** 生成账单: which month, whose, what waits for a bill, and what came of it. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const [recPay, setRecPay] = useState<1 | 2>(1)
  const [customerId, setCustomerId] = useState<string>()
  const period = month.format('YYYYMM')
  const whose = { period, recPay, ...(customerId !== undefined && { customerId }) }
  const { data: waiting } = useQuery(trpc.bill.unbilled.queryOptions(whose))
  const { start, reset, isRunning, progress, done, failure } = useBilling()
  const left = done ? leftOut(t, done) : []
  const change = (set: () => void) => {
    set()
    reset()
  }
  return (
    <Modal
      open
      title={t('bill.generate')}
      okText={t('bill.generate')}
      cancelText={t('action.close')}
      okButtonProps={{
        loading: isRunning,
        disabled: waiting?.every(({ count }) => count === 0) ?? true,
      }}
      onOk={() => start({ period, recPay, customerId })}
      onCancel={onClose}
    >
      <p className="hint">{t('bill.generateHint')}</p>
      <div className="bill-month">
        <MonthOfWork
          label={t('bill.month')}
          value={month}
          onChange={(picked) => change(() => setMonth(picked))}
        />
        <label htmlFor={`${id}customer`}>
          {t('bill.field.customerId')}
          <CustomerSelect
            id={`${id}customer`}
            value={customerId}
            onChange={(next) => change(() => setCustomerId(next))}
          />
          <span className="hint">{t('bill.allCustomers')}</span>
        </label>
      </div>
      <Radio.Group
        aria-label={t('bill.side')}
        optionType="button"
        options={recPayOptions()}
        value={recPay}
        onChange={({ target }) => change(() => setRecPay(target.value === 2 ? 2 : 1))}
      />
      <div aria-live="polite" style={{ marginTop: 16 }}>
        <DialogNotice isSending={isRunning} failure={failure} />
        {isRunning && progress && (
          <>
            <Progress percent={Math.floor((progress.done / progress.total) * 100)} />
            <p className="hint">
              {t('bill.running', progress)} {t('bill.goesOn')}
            </p>
          </>
        )}
        {done && (
          <Alert
            type={done.bills > 0 ? 'success' : 'info'}
            showIcon
            title={
              done.bills > 0
                ? t('bill.made', { count: done.bills, lines: done.lines })
                : t('bill.madeNothing')
            }
            {...(left.length > 0 && { description: left.map((said) => <p key={said}>{said}</p>) })}
          />
        )}
      </div>
      {waiting && !isRunning && <Waiting rows={waiting} period={period} recPay={recPay} />}
    </Modal>
  )
}

/** What a job could not bill, and why. */
const leftOut = (t: TFunction, { underway, rateless }: Omit<Billing, 'created'>): string[] => [
  ...(underway.length > 0 ? [t('bill.underwayNos', { nos: underway.join(' ') })] : []),
  ...(rateless.length > 0
    ? [
        t('bill.ratelessOf', {
          whose: listed(rateless.map((each) => t('bill.ratelessLine', each))),
        }),
      ]
    : []),
]

const unpriced = ({ missingCount, missingRateCount }: Unbilled): number =>
  missingCount - missingRateCount

type WaitingProps = { rows: readonly Unbilled[]; period: string; recPay: 1 | 2 }

/** What a bill would take, by customer; what keeps the rest from it leads to its cure. */
function Waiting({ rows, period, recPay }: WaitingProps) {
  const { t } = useTranslation()
  const month = dayjs(`${period}01`)
  const unaudited = rows.reduce((sum, each) => sum + each.unauditedCount, 0)
  const rateless = rows.reduce((sum, each) => sum + each.missingRateCount, 0)
  const days = {
    current: 1,
    size: chosenPageSize(),
    dateFrom: month.format('YYYY-MM-DD'),
    dateTo: month.endOf('month').format('YYYY-MM-DD'),
  }
  return (
    <>
      <RecordList
        title={t('bill.waiting')}
        empty={t('bill.nothingWaiting', { period, side: recPayLabel(recPay) })}
        items={rows.slice(0, shownAtMost).map((row) => ({
          key: `${row.customerId} ${row.currency}`,
          title: <span>{row.customerName}</span>,
          details: [
            t('bill.waitingLine', { ...row, amount: money(row.amount, row.currency) }),
            row.unauditedCount > 0 ? t('bill.unaudited', { count: row.unauditedCount }) : '',
            unpriced(row) > 0 ? t('bill.missing', { count: unpriced(row) }) : '',
            row.missingRateCount > 0 ? t('bill.missingRate', { count: row.missingRateCount }) : '',
          ],
        }))}
      />
      {rows.length > shownAtMost && (
        <p className="hint">{t('bill.more', { count: rows.length - shownAtMost })}</p>
      )}
      {unaudited > 0 && (
        <p>
          <Link to="/fee/feeLine/index" search={{ ...days, status: 1 }}>
            {t('bill.toUnaudited')}
          </Link>
        </p>
      )}
      {rateless > 0 && (
        <p>
          <Link to="/fee/feeLine/index" search={{ ...days, lack: 'rate' }}>
            {t('bill.toRateless')}
          </Link>
        </p>
      )}
    </>
  )
}
