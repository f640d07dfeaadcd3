import type { IdentityRecord } from '@yuncang/shared/nouns/identity/contract'
import { App, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'

type Fields = { account: string }

/** Says which account an identity belongs to; from then on it signs in. */
export function BindDialog({
  identity,
  onClose,
}: {
  identity: IdentityRecord
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const bind = useMutation({
    ...trpc.identity.bind.mutationOptions(inPlace),
    onSuccess: async ({ account }) => {
      void message.success(t('identity.bound', { account }))
      await queryClient.invalidateQueries(trpc.identity.pathFilter())
      onClose()
    },
  })
  const { id, version, name, subject } = identity
  const failure = bind.error && apiErrorOf(bind.error).message
  return (
    <Modal
      open
      title={t('identity.bindTitle', { name: name || subject })}
      okText={t('identity.bind')}
      confirmLoading={bind.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('identity.bindHint')}</p>
      <Form<Fields>
        form={form}
        layout="vertical"
        onFinish={({ account }) => bind.mutate({ id, version, account })}
      >
        <Form.Item
          name="account"
          label={t('identity.field.account')}
          rules={[{ required: true, message: t('identity.accountRequired') }]}
          {...(failure && {
            validateStatus: 'error' as const,
            help: <span role="alert">{failure}</span>,
          })}
        >
          <Input autoFocus autoComplete="off" onChange={() => bind.reset()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
