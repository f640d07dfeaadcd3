import { LockOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../api/client.ts'
import { apiErrorOf } from '../api/link.ts'
import { logout } from '../api/leave.ts'

type Props = { name: string; onUnlocked: () => void }
type Fields = { password: string }

/** Nothing else answers until the password is shown; the session on the server is locked too (decisions.md 22). */
export function LockScreen({ name, onUnlocked }: Props) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const unlock = async ({ password }: Fields) => {
    setBusy(true)
    try {
      await client.session.unlock.mutate({ password })
      onUnlocked()
    } catch (error) {
      setFailure(apiErrorOf(error).message)
    }
    setBusy(false)
  }
  return (
    <main className="outer-page">
      <Form<Fields>
        className="lock-form"
        layout="vertical"
        onFinish={(fields) => void unlock(fields)}
        requiredMark={false}
      >
        <LockOutlined style={{ fontSize: 32 }} aria-hidden />
        <h1>{name || t('lock.title')}</h1>
        <Form.Item
          name="password"
          label={t('lock.password')}
          {...(failure && { validateStatus: 'error', help: <span role="alert">{failure}</span> })}
          rules={[{ required: true, message: t('lock.passwordRequired') }]}
        >
          <Input.Password
            size="large"
            autoFocus
            autoComplete="current-password"
            onChange={() => setFailure(undefined)}
          />
        </Form.Item>
        <Button type="primary" size="large" block htmlType="submit" loading={isBusy}>
          {t('lock.unlock')}
        </Button>
        <Button type="text" block onClick={() => void logout()}>
          {t('user.logout')}
        </Button>
      </Form>
    </main>
  )
}
