import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { InvoiceDetail as Detail } from '@yuncang/shared/nouns/invoice/record'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { money } from '../../lib/money.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { RecordTimeline, useActionWords } from '../../records/history/history.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { InvoiceActions } from './actions.tsx'
import { InvoiceStatusTag } from './status.tsx'

const route = getRouteApi('/fee/invoice/detail/$id')

/** One invoice: what stands on it, which bills it is over, and what has happened to it. */
export function InvoiceDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.invoice.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedInvoice invoice={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedInvoice({ invoice }: { invoice: Detail }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  useTabTitle(invoice.invoiceNo)
  const navigate = useNavigate()
  useWalkKeys('invoice', invoice.id, (id) =>
    navigate({ to: '/fee/invoice/detail/$id', params: { id } }),
  )
  const wordsOf = ({ action }: { action: string }) =>
    action === 'reverse' ? t('invoice.action.reverse') : usual(action)
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={invoice.invoiceNo} />
        </h1>
        <InvoiceStatusTag status={invoice.status} />
        <span className="count">{invoice.customerName}</span>
        <InvoiceActions invoice={invoice} />
      </div>
      <RecordWithRail
        title={t('invoice.timeline')}
        timeline={<RecordTimeline id={invoice.id} wordsOf={wordsOf} />}
      >
        <section className="card">
          <h2>{t('invoice.head')}</h2>
          <InvoiceFacts invoice={invoice} />
        </section>
        <div className="card">
          <RecordList
            title={t('invoice.bills')}
            empty={t('invoice.nothingToInvoice')}
            items={invoice.parts.map(({ id, billId, billNo, period, amount, net, tax }) => ({
              key: id,
              title: (
                <>
                  <Link to="/fee/bill/detail/$id" params={{ id: billId }}>
                    {billNo}
                  </Link>
                  <strong>
                    {money(amount, invoice.currency)} {invoice.currency}
                  </strong>
                </>
              ),
              details: [
                period,
                t('invoice.sumParts', {
                  net: money(net, invoice.currency),
                  tax: money(tax, invoice.currency),
                }),
              ],
            }))}
          />
        </div>
        <Suspense>
          <DocumentsOf
            module={businessModules.invoice}
            businessId={invoice.id}
            status={invoice.status}
            docType="CI"
          />
        </Suspense>
      </RecordWithRail>
    </div>
  )
}

function InvoiceFacts({ invoice }: { invoice: Detail }) {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('INVOICE_TYPE')
  const isOfCustomer = useIsOfCustomer()
  const { currency, counterpart, redOfId } = invoice
  const amount = (value: string) => `${money(value, currency)} ${currency}`
  return (
    <Facts
      items={[
        [t('invoice.field.gross'), <strong key="gross">{amount(invoice.gross)}</strong>],
        [t('invoice.field.net'), amount(invoice.net)],
        [t('invoice.field.tax'), amount(invoice.tax)],
        [t('invoice.field.invoiceDate'), invoice.invoiceDate],
        [t('invoice.field.invoiceType'), labelOf(invoice.invoiceType)],
        [t('invoice.field.invoiceTitle'), invoice.invoiceTitle],
        [t('invoice.field.dutyNumber'), invoice.dutyNumber],
        // A customer is asked to pay, and nothing else.
        ...(isOfCustomer
          ? []
          : [[t('invoice.field.recPay'), recPayLabel(invoice.recPay)] as const]),
        [t('invoice.field.remark'), invoice.remark],
        ...(invoice.reason === '' ? [] : [[t('invoice.field.reason'), invoice.reason] as const]),
        ...(counterpart === null
          ? []
          : [
              [
                t(redOfId === null ? 'invoice.takenBackBy' : 'invoice.takesBack'),
                <Link
                  key="counterpart"
                  to="/fee/invoice/detail/$id"
                  params={{ id: counterpart.id }}
                >
                  {counterpart.invoiceNo}
                </Link>,
              ] as const,
            ]),
      ]}
    />
  )
}
