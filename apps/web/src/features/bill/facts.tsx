import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { isCredit } from '@yuncang/shared/nouns/bill/rules'
import { negate } from '@yuncang/shared/kernel/decimal'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { money } from '../../lib/money.ts'
import { ContractLink } from '../../records/page/contract-link.tsx'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { useCan, useIsOfCustomer } from '../../session/session-context.tsx'
import { Facts } from '../../ui/facts.tsx'

/** What a bill amounts to, and when it has to be paid. */
export function BillFacts({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const canSeeContract = useCan('contract:read') && bill.contractId !== ''
  const isOfCustomer = useIsOfCustomer()
  const isBack = isCredit(bill)
  const why = useCreditReasons(bill)
  const amount = (value: string) => `${money(value, bill.currency)} ${bill.currency}`
  /** What a credit note owes is below 0, and is said as what is given back. */
  const owed = (value: string) => amount(isBack ? negate(value) : value)
  return (
    <Facts
      items={[
        ...(bill.creditOf === null
          ? []
          : [
              [
                t('bill.field.creditOf'),
                <Link key="credited" to="/fee/bill/detail/$id" params={{ id: bill.creditOf }}>
                  {bill.creditOfNo}
                </Link>,
              ] as const,
            ]),
        ...(why === '' ? [] : [[t('bill.creditWhy'), why] as const]),
        [
          t(isBack ? 'bill.creditAmount' : 'bill.field.payable'),
          <strong key="payable">{owed(bill.payable)}</strong>,
        ],
        [t('bill.field.amount'), amount(bill.amount)],
        [t('bill.field.reduceAmount'), amount(bill.reduceAmount)],
        [t('bill.field.netTotal'), amount(bill.netTotal)],
        [t('bill.field.taxTotal'), amount(bill.taxTotal)],
        [t('bill.field.invoiced'), amount(isBack ? negate(bill.invoiced) : bill.invoiced)],
        [t(isBack ? 'bill.creditPaid' : 'bill.field.paid'), amount(bill.paid)],
        [
          t(isBack ? 'bill.creditRest' : 'bill.field.outstanding'),
          <strong key="rest">{owed(bill.outstanding)}</strong>,
        ],
        [t(isBack ? 'bill.creditDue' : 'bill.field.dueDate'), bill.dueDate],
        [t('bill.field.period'), bill.period],
        // A customer is asked to pay, and nothing else.
        ...(isOfCustomer ? [] : [[t('bill.field.recPay'), recPayLabel(bill.recPay)] as const]),
        [t('bill.field.lineCount'), bill.lineCount],
        ...(canSeeContract
          ? [
              [
                t('bill.field.contractId'),
                <ContractLink key="contract" id={bill.contractId} />,
              ] as const,
            ]
          : []),
        ...(bill.sentTime === null ? [] : [[t('bill.field.sentTime'), bill.sentTime] as const]),
        ...(bill.confirmTime === null
          ? []
          : [[t('bill.field.confirmTime'), bill.confirmTime] as const]),
        ...(bill.reason === '' ? [] : [[t('bill.field.reason'), bill.reason] as const]),
      ]}
    />
  )
}

/** Why the fees of a credit note are given back, each reason once, as its paper says; '' for other bills. */
function useCreditReasons(bill: Bill): string {
  const canSee = useCan('feeLine:read')
  const { data } = useQuery({
    ...trpc.feeLine.page.queryOptions({
      billId: bill.id,
      current: 1,
      size: 50,
      ascs: ['periodTo'],
    }),
    enabled: canSee && isCredit(bill),
    meta: { inPlace: true },
  })
  const reasons = new Set(data?.records.map(({ remark }) => remark))
  return [...reasons].filter(Boolean).join('；')
}
