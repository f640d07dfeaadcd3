import { LockOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../api/client.ts'
import { apiErrorOf } from '../api/link.ts'
import { logout } from '../api/leave.ts'
import { unlockAddress } from '../lib/sign-on.ts'

type Props = { name: string; onUnlocked: () => void }
type Fields = { password: string }
type State = Awaited<ReturnType<typeof client.session.lockState.query>>

/**
 * Nothing else answers until the person shows who they are; the session on the server is locked too
 * (docs/domain/access.md#lock-screen).
 */
export function LockScreen({ name, onUnlocked }: Props) {
  const { t } = useTranslation()
  const state = useLockState(name)
  return (
    <main className="outer-page">
      <div className="lock-form">
        <LockOutlined style={{ fontSize: 32 }} aria-hidden />
        <h1>{state?.realName || name || t('lock.title')}</h1>
        {state?.hasPassword && <PasswordForm onUnlocked={onUnlocked} />}
        {state && (
          <Button
            size="large"
            block
            type={state.hasPassword ? 'default' : 'primary'}
            href={unlockAddress(location.pathname + location.search)}
          >
            {t('lock.bySignOn')}
          </Button>
        )}
        <Button type="text" block onClick={() => void logout()}>
          {t('user.logout')}
        </Button>
      </div>
    </main>
  )
}

/**
 * The lock screen without a session behind it (docs/domain/access.md#lock-screen): there is nothing to open, and
 * somebody may sign in.
 */
export function NobodyScreen() {
  const { t } = useTranslation()
  return (
    <main className="outer-page">
      <div className="lock-form">
        <LockOutlined style={{ fontSize: 32 }} aria-hidden />
        <h1>{t('lock.title')}</h1>
        <p>{t('lock.nobody')}</p>
        <Button type="primary" size="large" block href="/">
          {t('lock.signIn')}
        </Button>
      </div>
    </main>
  )
}

/** How this session can be opened; when the server does not say, every way is shown. */
function useLockState(realName: string): State | undefined {
  const [state, setState] = useState<State>()
  useEffect(() => {
    client.session.lockState
      .query({})
      .then(setState)
      .catch(() => setState({ realName, hasPassword: true }))
  }, [realName])
  return state
}

function PasswordForm({ onUnlocked }: Pick<Props, 'onUnlocked'>) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const unlock = async ({ password }: Fields) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await client.session.unlock.mutate({ password })
      onUnlocked()
    } catch (error) {
      setFailure(apiErrorOf(error).message)
    }
    setBusy(false)
  }
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      onFinish={(fields) => void unlock(fields)}
      onFinishFailed={() => setFailure(undefined)}
    >
      <Form.Item
        name="password"
        label={t('lock.password')}
        {...(failure && { validateStatus: 'error', help: <span role="alert">{failure}</span> })}
        rules={[{ required: true, message: t('lock.passwordRequired') }]}
      >
        {/* What was wrong stays while somebody types: the button would move away below a click. */}
        <Input.Password size="large" autoFocus autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={isBusy}>
        {t('lock.unlock')}
      </Button>
    </Form>
  )
}
