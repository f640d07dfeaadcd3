import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { PaymentDetail as Detail } from '@yuncang/shared/nouns/payment/record'
import { isOffset } from '@yuncang/shared/nouns/payment/rules'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { money } from '../../lib/money.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { RecordTimeline, useActionWords } from '../../records/history/history.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { useCan, useIsOfCustomer } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { PaymentActions } from './actions.tsx'
import { kindLabel, PaymentStatusTag, sourceLabel } from './status.tsx'
import { WriteOffs } from './write-offs.tsx'

const route = getRouteApi('/fee/payment/detail/$id')

/** One payment: what the bank says of it, which bills it settles, and what has happened to it. */
export function PaymentDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.payment.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedPayment payment={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

const actionKeys: Readonly<Record<string, string>> = {
  writeOff: 'payment.action.writeOff',
  takeBack: 'payment.action.takeBack',
  void: 'payment.action.void',
  refund: 'payment.action.refund',
  refundBack: 'payment.action.refundBack',
  import: 'payment.action.import',
}

function LoadedPayment({ payment }: { payment: Detail }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  useTabTitle(payment.paymentNo)
  const navigate = useNavigate()
  useWalkKeys('payment', payment.id, (id) =>
    navigate({ to: '/fee/payment/detail/$id', params: { id } }),
  )
  const wordsOf = ({ action }: { action: string }) => {
    const key = actionKeys[action]
    return key === undefined ? usual(action) : t(key)
  }
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={payment.paymentNo} />
        </h1>
        <PaymentStatusTag payment={payment} />
        <span className="count">{payment.customerName || t('payment.unknownCustomer')}</span>
        <PaymentActions payment={payment} />
      </div>
      <RecordWithRail
        title={t('payment.timeline')}
        timeline={<RecordTimeline id={payment.id} wordsOf={wordsOf} />}
      >
        <section className="card">
          <h2>{t('payment.head')}</h2>
          <PaymentFacts payment={payment} />
        </section>
        <div className="card">
          <WriteOffs payment={payment} />
        </div>
      </RecordWithRail>
    </div>
  )
}

function PaymentFacts({ payment }: { payment: Detail }) {
  const { t } = useTranslation()
  const isOfCustomer = useIsOfCustomer()
  const canSeeCustomer = useCan('customer:read') && payment.customerId !== ''
  const amount = (value: string) => `${money(value, payment.currency)} ${payment.currency}`
  const withMoney = (...facts: Fact[]) => (isOffset(payment) ? [] : facts)
  const customer = canSeeCustomer ? (
    <Link
      to="/base/customer/index/$id"
      params={{ id: payment.customerId }}
      search={{ current: 1, size: chosenPageSize() }}
    >
      {payment.customerName}
    </Link>
  ) : (
    payment.customerName || t('payment.unknownCustomer')
  )
  return (
    <Facts
      items={[
        ...withMoney(
          [t('payment.field.amount'), <strong key="amount">{amount(payment.amount)}</strong>],
          [t('payment.field.writtenOff'), amount(payment.writtenOff)],
          [t('payment.field.rest'), amount(payment.rest)],
        ),
        // Named from the side of the warehouse company, whose customer pays.
        ...(isOfCustomer && !isOffset(payment)
          ? []
          : [[t('payment.field.recPay'), kindLabel(payment)] as const]),
        [t('payment.field.payDate'), payment.payDate],
        ...(isOfCustomer ? [] : [[t('payment.field.customerName'), customer] as const]),
        ...withMoney(
          [t('payment.field.payerName'), payment.payerName],
          [t('payment.field.reference'), payment.reference],
          [t('payment.field.bankAccount'), payment.bankAccount],
        ),
        ...(isOfCustomer
          ? []
          : [[t('payment.field.source'), sourceLabel(payment.source)] as const]),
        [t('payment.field.remark'), payment.remark],
        ...(payment.reason === '' ? [] : [[t('payment.field.reason'), payment.reason] as const]),
      ]}
    />
  )
}
