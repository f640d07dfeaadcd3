import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Suggestion } from '@yuncang/shared/nouns/payment/record'
import type { MatchReason } from '@yuncang/shared/nouns/payment/suggest'
import { Button, Empty, Skeleton, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { money } from '../../lib/money.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { missedWords } from './missed-words.ts'
import { refreshed } from './refreshed.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

const reasonKeys = {
  billNo: 'payment.reasonOf.billNo',
  amount: 'payment.reasonOf.amount',
  payer: 'payment.reasonOf.payer',
} as const satisfies Record<MatchReason, string>

/** Open money with the bills that it most likely settles: a person accepts each, or chooses other bills. */
export function MatchPayments() {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.payment.suggestions.queryOptions({}))
  if (!data) return <Skeleton active />
  const found = data.filter(({ parts }) => parts.length > 0)
  const others = data.filter(({ parts }) => parts.length === 0)
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{t('payment.match')}</h1>
        <span className="count">{t('payment.matchCount', { count: data.length })}</span>
      </div>
      <p className="hint">{t('payment.matchHint')}</p>
      {data.length === 0 && <Empty description={t('payment.nothingOpen')} />}
      {found.length > 0 && <Matches title={t('payment.matched')} rows={found} />}
      {others.length > 0 && <Matches title={t('payment.unmatched')} rows={others} />}
    </div>
  )
}

function Matches({ title, rows }: { title: string; rows: readonly Suggestion[] }) {
  const { t } = useTranslation()
  return (
    <div className="card">
      <RecordList
        title={`${title} (${rows.length})`}
        empty=""
        items={rows.map(({ payment, reasons, parts, missed }) => ({
          key: payment.id,
          title: (
            <>
              <Link to="/fee/payment/detail/$id" params={{ id: payment.id }}>
                {payment.paymentNo}
              </Link>
              <strong>
                {money(payment.rest, payment.currency)} {payment.currency}
              </strong>
            </>
          ),
          tag: (
            <>
              {reasons.map((reason) => (
                <StatusTag key={reason} tone="good" label={t(reasonKeys[reason])} />
              ))}
              {missed.length > 0 && <StatusTag tone="waiting" label={t('payment.missed.title')} />}
            </>
          ),
          details: [
            payment.payDate,
            payment.payerName || payment.customerName,
            payment.remark,
            ...parts.map(({ bill, amount }) =>
              t('payment.matchPart', {
                no: bill.billNo,
                customer: bill.customerName,
                amount: money(amount, payment.currency),
              }),
            ),
            ...missed.map((bill) => missedWords(t, bill)),
          ],
          actions: <MatchSteps suggestion={{ payment, parts }} />,
        }))}
      />
    </div>
  )
}

function MatchSteps({
  suggestion: { payment, parts },
}: {
  suggestion: Pick<Suggestion, 'payment' | 'parts'>
}) {
  const { t } = useTranslation()
  const [isChoosing, setChoosing] = useState(false)
  const { id, version, paymentNo: no } = payment
  const accept = useToldStep<Suggestion['parts']>({
    take: (some) =>
      client.payment.writeOff.mutate({
        id,
        version,
        parts: some.map(({ bill, amount }) => ({ billId: bill.id, amount })),
      }),
    doneText: () => t('payment.accepted', { no }),
    onDone: () => setChoosing(false),
    refresh: refreshed,
  })
  return (
    <Space>
      {parts.length > 0 && (
        <Button
          size="small"
          type="primary"
          loading={accept.isPending}
          onClick={() => accept.mutate(parts)}
        >
          {t('payment.accept')}
        </Button>
      )}
      <Button size="small" onClick={() => setChoosing(true)}>
        {t('payment.choose')}
      </Button>
      {isChoosing && <WriteOffDialog payment={payment} onClose={() => setChoosing(false)} />}
    </Space>
  )
}
