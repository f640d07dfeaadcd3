import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { isCredit, refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { MailSection } from '../../records/mail/mail-section.tsx'
import { RecordTimeline } from '../../records/history/history.tsx'
import { InvoicesOfBill, PaymentsOfBill } from '../../records/page/settlement-of-bill.tsx'
import { ExchangesOfBill } from '../../records/page/exchanges-of-bill.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { CopyList } from '../../records/papers/copy-list.tsx'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { Permit, useCan, useSession } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { BillActions } from './actions.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { BillFacts } from './facts.tsx'
import { BillLines } from './lines.tsx'
import { BillMailButton } from './mail-button.tsx'
import { ReductionSection } from './reductions.tsx'
import { BillStatusTag } from './status.tsx'
import { useRecordWords } from './use-record-words.ts'
import { BillWay } from './way.tsx'

const route = getRouteApi('/fee/bill/detail/$id')

/** One bill: head with the next step, its amounts, fees, reductions, papers, and what has happened to it. */
export function BillDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.bill.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedBill bill={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const wordsOf = useRecordWords()
  const isOfStaff = useCan(draftBills)
  const { user, permissions } = useSession()
  const canCredit = refusalOf('credit', bill, { id: user.id, permissions }) === undefined
  useTabTitle(bill.billNo)
  const navigate = useNavigate()
  useWalkKeys('bill', bill.id, (id) => navigate({ to: '/fee/bill/detail/$id', params: { id } }))
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={bill.billNo} />
        </h1>
        {isCredit(bill) && <StatusTag tone="active" label={t('bill.kind.1')} />}
        <BillStatusTag bill={bill} />
        <span className="count">{bill.customerName}</span>
        <BillActions
          bill={bill}
          beside={
            <>
              <BillMailButton bill={bill} />
              <PrintButton paper="bill" businessId={bill.id} />
            </>
          }
        />
      </div>
      <BillWay bill={bill} />
      <RecordWithRail
        title={t('bill.timeline')}
        timeline={<RecordTimeline id={bill.id} wordsOf={wordsOf} />}
      >
        <section className="card">
          <h2>{t('bill.head')}</h2>
          <BillFacts bill={bill} />
        </section>
        <BillLines bill={bill} />
        {!isCredit(bill) && (
          <div className="card">
            <ReductionSection bill={bill} />
          </div>
        )}
        {bill.creditOf === null && <CreditNotes bill={bill} canAdd={canCredit} />}
        <Permit code="invoice:read">
          <div className="card">
            <Suspense fallback={<Skeleton active />}>
              <InvoicesOfBill bill={bill} />
            </Suspense>
          </div>
        </Permit>
        <Permit code="payment:read">
          <div className="card">
            <Suspense fallback={<Skeleton active />}>
              <PaymentsOfBill bill={bill} />
            </Suspense>
          </div>
        </Permit>
        <Permit code="financeExchange:read">
          <div className="card">
            <Suspense fallback={<Skeleton active />}>
              <ExchangesOfBill billId={bill.id} />
            </Suspense>
          </div>
        </Permit>
        <Suspense>
          <DocumentsOf
            module={businessModules.bill}
            businessId={bill.id}
            status={bill.status}
            docType="QT"
          />
        </Suspense>
        {isOfStaff && bill.recPay === 1 && (
          <div className="card">
            <MailSection id={bill.id} calls={client.bill} />
          </div>
        )}
        <CopyList paper="bill" businessId={bill.id} />
      </RecordWithRail>
    </div>
  )
}
