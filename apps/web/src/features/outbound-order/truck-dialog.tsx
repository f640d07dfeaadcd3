import { useMutation } from '@tanstack/react-query'
import { Alert, App, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { refreshed } from './refreshed.ts'

type Props<F extends object> = {
  title: string
  okText: string
  initial?: Partial<F>
  run: (fields: F) => Promise<unknown>
  danger?: boolean
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A step of a truck that has to know something: asks for it, takes the step, and stays with what stands against it. */
export function TruckDialog<F extends object>({
  title,
  okText,
  initial,
  run,
  danger = false,
  wide = false,
  onClose,
  children,
}: Props<F>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<F>()
  const step = useMutation({
    ...inPlace,
    mutationFn: run,
    onSuccess: async () => {
      void message.success(t('outboundOrder.stepTaken', { step: title }))
      onClose()
      await refreshed()
    },
  })
  return (
    <Modal
      open
      title={title}
      okText={okText}
      width={wide ? 720 : 460}
      okButtonProps={{ size: 'large', danger, loading: step.isPending }}
      cancelButtonProps={{ size: 'large' }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {step.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={apiErrorOf(step.error).message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        size="large"
        scrollToFirstError
        {...(initial && { initialValues: initial })}
        onFinish={(fields) => step.mutate(fields)}
      >
        {children}
      </Form>
    </Modal>
  )
}
