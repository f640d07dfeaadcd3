import { useQuery } from '@tanstack/react-query'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { exceeds, reducible, reductionStatuses } from '@yuncang/shared/nouns/bill/rules'
import { billedIn } from '@yuncang/shared/nouns/fee-line/billed'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { isDecimal, isNegative } from '@yuncang/shared/kernel/decimal'
import { App, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { money } from '../../lib/money.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { ReasonField } from '../../ui/reason-dialog.tsx'
import { refreshed } from './refreshed.ts'

type Props = { bill: Bill; line: FeeLine; onClose: () => void }
type Fields = { amount: string; reason: string }

const live: readonly number[] = [reductionStatuses.submitted, reductionStatuses.passed]

/** Asks for something to be taken off a line, at most what is left of it. */
export function ReduceDialog({ bill, line, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const { data = [] } = useQuery(trpc.billReduction.ofBill.queryOptions({ billId: bill.id }))
  const { currency } = bill
  const { amount } = billedIn(currency, line)
  const taken = data.filter((each) => each.feeLineId === line.id && live.includes(each.status))
  const left = reducible(
    amount,
    taken.map((each) => each.amount),
  )
  const fee = feeNameOf(line)
  const create = useMutation({
    ...trpc.billReduction.create.mutationOptions(inPlace),
    onSuccess: async () => {
      void message.success(t('bill.reduced'))
      onClose()
      await refreshed()
    },
  })
  const assertLeft = (_: unknown, value: string | undefined) => {
    const typed = value?.trim() ?? ''
    const isRight = isDecimal(typed, 'money') && !isNegative(typed) && !exceeds(typed, left)
    const sentence = t('bill.tooMuch', { fee, left: money(left, currency), currency })
    return isRight ? Promise.resolve() : Promise.reject(new Error(sentence))
  }
  return (
    <Modal
      open
      title={t('bill.reduceOf', { fee })}
      okText={t('bill.reduce')}
      okButtonProps={{ loading: create.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={create.isPending}
        failure={create.error ? apiErrorOf(create.error).message : undefined}
      />
      <Form
        form={form}
        layout="vertical"
        onFinish={({ amount: off, reason }) =>
          create.mutate({ billId: bill.id, feeLineId: line.id, amount: off.trim(), reason })
        }
      >
        <Form.Item
          name="amount"
          label={t('bill.reduceAmount')}
          extra={t('bill.reduceHint', {
            amount: money(amount, currency),
            currency,
            left: money(left, currency),
          })}
          rules={[{ validator: assertLeft }]}
          required
        >
          <Input inputMode="decimal" suffix={currency} autoFocus />
        </Form.Item>
        <ReasonField name="reason" label={t('bill.reason')} />
      </Form>
    </Modal>
  )
}
