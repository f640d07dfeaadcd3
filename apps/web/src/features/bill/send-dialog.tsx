import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Sending, UnsentBill } from '@yuncang/shared/nouns/bill/mail'
import { Alert, Modal, Progress } from 'antd'
import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { useCan } from '../../session/session-context.tsx'
import { MonthOfWork } from '../../ui/form/month-of-work.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useSending } from './use-sending.ts'
import './bill.css'

/** Rows that are shown of what waits. */
const shownAtMost = 20

/** 发送账单: which month, what waits and who gets it, and what came of it. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const period = month.format('YYYYMM')
  const { data: waiting } = useQuery(trpc.bill.unsent.queryOptions({ period }))
  const { start, reset, isRunning, progress, done, failure } = useSending()
  return (
    <Modal
      open
      title={t('bill.sendMonth')}
      okText={t('bill.sendMonth')}
      cancelText={t('action.close')}
      okButtonProps={{
        loading: isRunning,
        disabled: waiting?.every(({ recipients }) => recipients.length === 0) ?? true,
      }}
      onOk={() => start({ period })}
      onCancel={onClose}
    >
      <p className="hint">{t('bill.sendMonthHint')}</p>
      <div className="bill-month">
        <MonthOfWork
          label={t('bill.month')}
          value={month}
          onChange={(picked) => {
            setMonth(picked)
            reset()
          }}
        />
      </div>
      <div aria-live="polite">
        <DialogNotice isSending={isRunning} failure={failure} />
        {isRunning && progress && (
          <>
            <Progress percent={Math.floor((progress.done / progress.total) * 100)} />
            <p className="hint">
              {t('bill.sending', progress)} {t('bill.sendGoesOn')}
            </p>
          </>
        )}
        {done && <Outcome done={done} />}
      </div>
      {waiting && !isRunning && <Waiting rows={waiting} period={period} />}
    </Modal>
  )
}

function Outcome({ done }: { done: Sending }) {
  const { t } = useTranslation()
  const said = [
    done.unaddressed.length > 0
      ? t('bill.unaddressedNos', { nos: done.unaddressed.join(' ') })
      : '',
    done.failed.length > 0 ? t('bill.sendFailedNos', { nos: done.failed.join(' ') }) : '',
  ].filter(Boolean)
  return (
    <Alert
      type={said.length > 0 ? 'warning' : done.sent > 0 ? 'success' : 'info'}
      showIcon
      title={
        done.sent > 0
          ? t('bill.sentMany', { count: done.sent, mails: done.mails })
          : t('bill.sentNothing')
      }
      {...(said.length > 0 && { description: said.map((each) => <div key={each}>{each}</div>) })}
    />
  )
}

/** What waits, those first to whom nobody can write: each leads to its cure. */
function Waiting({ rows, period }: { rows: readonly UnsentBill[]; period: string }) {
  const { t } = useTranslation()
  const canAddress = useCan('customer:write')
  const sorted = rows.toSorted((a, b) => a.recipients.length - b.recipients.length)
  return (
    <>
      <RecordList
        title={counted(t('bill.unsent'), rows.length)}
        empty={t('bill.nothingUnsent', { period })}
        items={sorted.slice(0, shownAtMost).map((row) => ({
          key: row.id,
          title: <span>{row.customerName}</span>,
          details: detailsOf(t, row),
          ...(row.recipients.length === 0 &&
            canAddress && {
              actions: (
                <Link to="/base/customer/index" search={{ customerName: row.customerName }}>
                  {t('bill.toCustomer')}
                </Link>
              ),
            }),
        }))}
      />
      {rows.length > shownAtMost && (
        <p className="hint">{t('bill.more', { count: rows.length - shownAtMost })}</p>
      )}
    </>
  )
}

const detailsOf = (t: TFunction, { billNo, payable, currency, recipients }: UnsentBill) => [
  billNo,
  `${money(payable, currency)} ${currency}`,
  recipients.length > 0 ? recipients.join(' ') : t('bill.unaddressed'),
]
