import { checkEmail } from '@yuncang/shared/validate/email'
import { App, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'

/** Sends a mail that says nothing but that mail leaves. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ recipient: string }>()
  const send = useMutation({
    ...trpc.outbox.sendTestMail.mutationOptions(inPlace),
    onSuccess: () => {
      void message.success(t('outbox.testMailSent'))
      onClose()
      return queryClient.invalidateQueries(trpc.outbox.pathFilter())
    },
  })
  const check = (_: unknown, typed = '') =>
    checkEmail(typed.trim()) === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(t('outbox.testMailWrong')))
  return (
    <Modal
      open
      title={t('outbox.testMail')}
      okText={t('outbox.testMail')}
      okButtonProps={{ loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={send.isPending}
        failure={send.error ? apiErrorOf(send.error).message : undefined}
      />
      <Form
        form={form}
        layout="vertical"
        onFinish={({ recipient }) => send.mutate({ recipient: recipient.trim() })}
      >
        <Form.Item
          name="recipient"
          label={t('outbox.testMailTo')}
          required
          rules={[{ validator: check }]}
        >
          <Input type="email" maxLength={254} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
