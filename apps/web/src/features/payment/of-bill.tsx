import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { isNegative } from '@yuncang/shared/kernel/decimal'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { isCredit, refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { isOffset, otherWay, writeOffStatuses } from '@yuncang/shared/nouns/payment/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { useSession } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { sourceLabel } from './status.tsx'

/** What was paid of a bill, and the way to record more. */
export function PaymentsOfBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  const { data } = useQuery(trpc.payment.ofBill.queryOptions({ billId: bill.id }))
  const canAdd = refusalOf('writeOff', bill, { id: user.id, permissions }) === undefined
  const { id: billId, customerId, currency } = bill
  const isBack = isCredit(bill)
  const recPay = isBack ? otherWay(bill.recPay) : bill.recPay
  const hasCredit = useHasCredit(bill, canAdd && !isBack)
  const search = { current: 1, size: chosenPageSize(), customerId, currency, billId }
  const pay = {
    label: t(isBack ? 'payment.newRefund' : 'payment.new'),
    onClick: () => void navigate({ to: '/fee/payment/index/new', search: { ...search, recPay } }),
  }
  const offset = {
    label: t('payment.newOffset'),
    onClick: () =>
      void navigate({
        to: '/fee/payment/index/offset',
        search: { ...search, recPay: bill.recPay },
      }),
  }
  return (
    <RecordList
      title={counted(t('payment.writeOffs'), data?.length)}
      empty={t('payment.noneOfBill')}
      {...(canAdd && { add: isBack ? [offset, pay] : hasCredit ? [pay, offset] : pay })}
      items={data?.map((each) => ({
        key: each.id,
        title: (
          <>
            <Link to="/fee/payment/detail/$id" params={{ id: each.paymentId }}>
              {each.paymentNo}
            </Link>
            <strong>
              {money(each.amount, each.currency)} {each.currency}
            </strong>
          </>
        ),
        tag: (
          <>
            {isOffset(each) && <StatusTag tone="active" label={sourceLabel(each.source)} />}
            {each.status !== writeOffStatuses.standing && (
              <StatusTag tone="idle" label={t('payment.isBack')} />
            )}
          </>
        ),
        details: [each.payDate, each.payerName, each.reference, each.reason],
      }))}
    />
  )
}

/** Whether there is a credit note that a bill can be offset with. */
function useHasCredit({ customerId, recPay, currency }: Bill, enabled: boolean): boolean {
  const owner = { customerId, recPay: recPay === 2 ? 2 : 1, currency } as const
  const { data = [] } = useQuery({ ...trpc.payment.payable.queryOptions(owner), enabled })
  return data.some(({ isRefund, outstanding }) => isRefund === 0 && isNegative(outstanding))
}
