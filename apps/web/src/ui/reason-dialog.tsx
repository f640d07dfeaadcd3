import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { DialogNotice } from './offline-notice.tsx'

type Props = {
  title: string
  /** What is asked for. */
  label: string
  /** What else the step does. */
  hint?: string
  okText: string
  /** Steps that want a reason mostly end something. */
  danger?: boolean
  isPending: boolean
  /** What stands against it; a warning can be answered by trying once more. */
  failure?: { message: string; isWarning: boolean } | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a step that is not taken without one. */
export function ReasonDialog({
  title,
  label,
  hint,
  okText,
  danger = true,
  isPending,
  failure,
  onReason,
  onClose,
}: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger, loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={isPending}
        failure={failure?.message}
        isWarning={failure?.isWarning === true}
      />
      {hint && <p className="hint">{hint}</p>}
      <Form form={form} layout="vertical" onFinish={({ reason }) => onReason(reason)}>
        <ReasonField name="reason" label={label} />
      </Form>
    </Modal>
  )
}

/** The reason itself, for a dialog that asks for more than that. */
export function ReasonField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  const message = t('reason.required', { what: label })
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input.TextArea rows={3} maxLength={500} autoFocus />
    </Form.Item>
  )
}
