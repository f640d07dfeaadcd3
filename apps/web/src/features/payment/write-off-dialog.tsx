import { useQuery } from '@tanstack/react-query'
import type { Payment, Suggestion } from '@yuncang/shared/nouns/payment/record'
import { Form, Modal } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { money } from '../../lib/money.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { BillParts, partOf, restOf, type BillPart } from '../../records/bill-parts/bill-parts.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { missedWords } from './missed-words.ts'
import { RefundParts, type RefundPart } from './refund-parts.tsx'
import { refreshed } from './refreshed.ts'

type Props = { payment: Payment; onClose: () => void }

/** Settles bills with what is open, or gives other money back: bills that are most likely meant are chosen already. */
export function WriteOffDialog({ payment, onClose }: Props) {
  const { data } = useQuery(trpc.payment.suggestions.queryOptions({ id: payment.id }))
  const [suggestion] = data ?? []
  if (!suggestion) return null
  return <Begun payment={payment} suggestion={suggestion} onClose={onClose} />
}

function Begun({ payment, suggestion, onClose }: Props & { suggestion: Suggestion }) {
  const { t } = useTranslation()
  const fieldId = useId()
  const [parts, setParts] = useState<BillPart[]>(() =>
    suggestion.parts.map(({ bill: { id, currency }, amount }) =>
      partOf({ id, currency, left: amount }),
    ),
  )
  const [picked, setPicked] = useState(
    payment.customerId || suggestion.parts[0]?.bill.customerId || undefined,
  )
  const [refunds, setRefunds] = useState<RefundPart[]>([])
  const { id, version, recPay, currency, paymentNo: no } = payment
  const owner = { customerId: picked ?? '', recPay: recPay === 2 ? 2 : 1, currency } as const
  const enabled = picked !== undefined
  const { data: bills } = useQuery({ ...trpc.payment.payable.queryOptions(owner), enabled })
  const { data: payments = [] } = useQuery({
    ...trpc.payment.refundable.queryOptions(owner),
    enabled,
  })
  const save = useMutation({
    ...trpc.payment.writeOff.mutationOptions(inPlace),
    onSuccess: async () => {
      onClose()
      await refreshed()
    },
  })
  return (
    <Modal
      open
      title={t('payment.writeOffOf', { no })}
      okText={t('payment.writeOff')}
      okButtonProps={{ loading: save.isPending, disabled: parts.length + refunds.length === 0 }}
      onOk={() =>
        save.mutate({
          id,
          version,
          parts: parts.map(({ billId, amount }) => ({ billId, amount })),
          refunds,
        })
      }
      onCancel={onClose}
    >
      <DialogNotice
        isSending={save.isPending}
        failure={save.error ? apiErrorOf(save.error).message : undefined}
      />
      <p>{t('payment.restOf', { rest: money(payment.rest, currency), currency })}</p>
      {suggestion.missed.map((bill) => (
        <p key={bill.billNo} className="hint">
          {missedWords(t, bill)}
        </p>
      ))}
      {payment.customerId === '' && (
        <Form.Item
          layout="vertical"
          label={t('payment.field.customerId')}
          htmlFor={fieldId}
          help={t('payment.settledCustomerHint')}
        >
          <CustomerSelect
            id={fieldId}
            canPickStopped
            value={picked}
            onChange={(next) => {
              setPicked(next)
              setParts([])
              setRefunds([])
            }}
          />
        </Form.Item>
      )}
      {bills && (bills.length > 0 || payments.length === 0) && (
        <BillParts
          bills={bills.map((bill) => ({ ...bill, left: bill.outstanding }))}
          empty={t('payment.nothingPayable')}
          limit={restOf(payment.rest, refunds)}
          value={parts}
          onChange={setParts}
        />
      )}
      {payments.length > 0 && (
        <>
          <h3>{t('payment.field.refunds')}</h3>
          <RefundParts
            payments={payments}
            limit={restOf(payment.rest, parts)}
            value={refunds}
            onChange={setRefunds}
          />
        </>
      )}
    </Modal>
  )
}
