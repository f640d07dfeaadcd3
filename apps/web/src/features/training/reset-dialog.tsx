import { Alert, App, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'

/** Everything in the tenant goes: whoever means it types its name. */
export function ResetDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [typed, setTyped] = useState('')
  const reset = useMutation({
    ...trpc.demo.resetTenant.mutationOptions(inPlace),
    onSuccess: async () => {
      void message.success(t('training.begun', { name }))
      await queryClient.invalidateQueries(trpc.demo.pathFilter())
      onClose()
    },
  })
  const failure = reset.error && apiErrorOf(reset.error).message
  const isMeant = typed.trim() === name
  const submit = () => isMeant && !reset.isPending && reset.mutate({ name: typed })
  return (
    <Modal
      open
      title={t('training.resetTitle', { name })}
      okText={t('training.reset')}
      okButtonProps={{ danger: true, disabled: !isMeant }}
      confirmLoading={reset.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Alert type="warning" showIcon title={t('training.warning')} style={{ marginBottom: 16 }} />
      <Form layout="vertical" onFinish={submit}>
        <Form.Item
          label={t('training.typeName', { name })}
          htmlFor="training-name"
          {...(failure && {
            validateStatus: 'error' as const,
            help: <span role="alert">{failure}</span>,
          })}
        >
          <Input
            id="training-name"
            autoFocus
            autoComplete="off"
            placeholder={name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
