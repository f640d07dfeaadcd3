import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { uninvoicedOf } from '@yuncang/shared/nouns/bill/settlement'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { useSession } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { InvoiceStatusTag } from './status.tsx'

/** The invoices over a bill, and the way to another one. */
export function InvoicesOfBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  const { data } = useQuery(trpc.invoice.ofBill.queryOptions({ billId: bill.id }))
  const refusal = refusalOf('invoice', bill, { id: user.id, permissions })
  const canAdd = refusal === undefined && !isZero(uninvoicedOf(bill))
  const { id: billId, customerId, recPay } = bill
  const begin = () =>
    void navigate({
      to: '/fee/invoice/index/new',
      search: { current: 1, size: chosenPageSize(), customerId, recPay, billId },
    })
  return (
    <RecordList
      title={counted(t('invoice.ofBill'), data?.length)}
      empty={t('invoice.noneOfBill')}
      {...(canAdd && { add: { label: t('invoice.new'), onClick: begin } })}
      items={data?.map(({ id, invoiceNo, invoiceDate, status, currency, part }) => ({
        key: id,
        title: (
          <>
            <Link to="/fee/invoice/detail/$id" params={{ id }}>
              {invoiceNo}
            </Link>
            <strong>
              {money(part.amount, currency)} {currency}
            </strong>
          </>
        ),
        tag: <InvoiceStatusTag status={status} />,
        details: [
          invoiceDate,
          t('invoice.sumParts', { net: money(part.net, currency), tax: money(part.tax, currency) }),
        ],
      }))}
    />
  )
}
