import { App, Form, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { refreshed } from './refreshed.ts'

type Props<F extends object> = {
  title: string
  okText: string
  initial?: Partial<F>
  run: (fields: F) => Promise<unknown>
  /** What is missing in the fields together, in a sentence. */
  lackOf?: (fields: F) => string | undefined
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
  lackOf,
  danger = false,
  wide = false,
  onClose,
  children,
}: Props<F>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<F>()
  const [lack, setLack] = useState<string>()
  const step = useMutation({
    ...inPlace,
    mutationFn: run,
    onSuccess: async () => {
      void message.success(t('outboundOrder.stepTaken', { step: title }))
      onClose()
      await refreshed()
    },
  })
  const take = (fields: F) => {
    const missing = lackOf?.(fields)
    setLack(missing)
    if (missing === undefined) step.mutate(fields)
  }
  const failure = lack ?? (step.error ? apiErrorOf(step.error).message : undefined)
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
      <DialogNotice isSending={step.isPending} failure={failure} />
      <Form
        form={form}
        layout="vertical"
        size="large"
        scrollToFirstError
        {...(initial && { initialValues: initial })}
        onFinish={take}
      >
        {children}
      </Form>
    </Modal>
  )
}
