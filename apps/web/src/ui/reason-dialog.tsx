import { Form, Input, Modal } from 'antd'

type Props = {
  title: string
  /** What is asked for, and the word on the button that goes ahead. */
  label: string
  okText: string
  isPending: boolean
  onSay: (reason: string) => void
  onClose: () => void
}

/** Asks why before something is refused or ended. */
export function ReasonDialog({ title, label, okText, isPending, onSay, onClose }: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ reason }) => onSay(reason)}>
        <Form.Item name="reason" label={label} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
