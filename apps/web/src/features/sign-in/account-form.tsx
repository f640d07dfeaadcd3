import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { enter } from './enter.ts'
import { Failure } from './failure.tsx'
import { useSubmit } from './use-submit.ts'

type Fields = { tenantId?: string; account: string; password: string }

/** Account and password, optionally the tenant to work in. */
export function AccountForm({ target }: { target: string }) {
  const { t } = useTranslation()
  const { submit, failure, isBusy } = useSubmit(({ tenantId = '', account, password }: Fields) =>
    enter({ type: 'account', tenantId, account, password }, target),
  )
  return (
    <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
      <Failure text={failure} />
      <Form.Item
        name="account"
        label={t('signIn.account')}
        rules={[{ required: true, message: t('signIn.accountRequired') }]}
      >
        <Input size="large" autoComplete="username" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('signIn.password')}
        rules={[{ required: true, message: t('signIn.passwordRequired') }]}
      >
        <Input.Password size="large" autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="tenantId" label={t('signIn.tenant')}>
        <Input size="large" autoComplete="organization" />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </Form>
  )
}
