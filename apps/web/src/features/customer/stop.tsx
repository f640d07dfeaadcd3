import { useMutation } from '@tanstack/react-query'
import type { Customer } from '@yuncang/shared/contracts/customer'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useCan } from '../../session/session-context.tsx'

/** Stops a customer with a reason, or resumes it. */
export function StopButton({ record, onDone }: { record: Customer; onDone: () => void }) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const [isAsking, setAsking] = useState(false)
  const mutation = useMutation({
    ...trpc.customer.setStopped.mutationOptions(inPlace),
    onSuccess: (row) => {
      const key = row.isStop ? 'customer.stopped' : 'customer.resumed'
      void message.success(
        key === 'customer.stopped'
          ? t('customer.stopped', { name: row.customerName })
          : t('customer.resumed', { name: row.customerName }),
      )
      setAsking(false)
      onDone()
    },
  })
  const { id, version, customerName: name } = record
  if (!useCan('customer:stop')) return null
  const resume = () =>
    modal.confirm({
      title: t('customer.resumeConfirm', { name }),
      onOk: () => mutation.mutateAsync({ id, version, isStop: 0 }).catch(() => undefined),
    })
  return (
    <>
      {record.isStop ? (
        <Button onClick={() => void resume()}>{t('customer.resume')}</Button>
      ) : (
        <Button danger onClick={() => setAsking(true)}>
          {t('customer.stop')}
        </Button>
      )}
      {isAsking && (
        <StopDialog
          title={t('customer.stopTitle', { name })}
          isPending={mutation.isPending}
          error={mutation.error}
          onStop={(stopReason, confirmed) =>
            mutation.mutate({ id, version, isStop: 1, stopReason, confirmed })
          }
          onClose={() => {
            mutation.reset()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}

type DialogProps = {
  title: string
  isPending: boolean
  error: unknown
  onStop: (reason: string, confirmed: boolean) => void
  onClose: () => void
}

/** Asks for the reason; when orders are still open, says how many and asks once more. */
function StopDialog({ title, isPending, error, onStop, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<{ stopReason: string }>()
  const failure = error ? apiErrorOf(error) : undefined
  const hasOpenOrders = failure?.data?.reason === 'customer.hasOpenOrders'
  return (
    <Modal
      open
      title={title}
      okText={hasOpenOrders ? t('customer.stopAnyway') : t('customer.stop')}
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure && (
        <Alert
          type={hasOpenOrders ? 'warning' : 'error'}
          showIcon
          title={failure.message}
          role="alert"
          style={{ marginBottom: 16 }}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        onFinish={({ stopReason }) => onStop(stopReason, hasOpenOrders)}
      >
        <Form.Item
          name="stopReason"
          label={t('customer.field.stopReason')}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
