import { Alert, Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/failure.ts'
import { send } from '../../api/request.ts'
import { switchLanguage } from '../../i18n/setup.ts'
import { chooseTenant, safeReturnPath, token } from '../../lib/credentials.ts'
import { Yard } from './yard.tsx'
import './sign-in.css'

type Fields = { tenantId?: string; account: string; password: string }

/** The sign-in page: account and password, optionally the tenant to work in. */
export function SignIn() {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isDemo = useDemo()
  const target = safeReturnPath(new URLSearchParams(location.search).get('redirect'))

  useEffect(() => {
    if (token()) location.replace(target)
  }, [target])

  const submit = async ({ tenantId = '', account, password }: Fields) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send('POST', '/api/lh-auth/token', { tenantId: tenantId.trim(), account, password })
      if (tenantId.trim()) chooseTenant(tenantId.trim())
      location.replace(target)
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <div className="sign-in">
      <section className="sign-in-picture" aria-hidden>
        <Yard />
        <p>{t('app.tagline')}</p>
      </section>
      <main className="sign-in-panel">
        <header>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <h1>{t('app.name')}</h1>
          {isDemo && <span className="sign-in-badge">{t('app.demo')}</span>}
        </header>
        <Form<Fields>
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => void submit(fields)}
        >
          {failure && (
            <Alert
              type="error"
              showIcon
              title={failure}
              role="alert"
              style={{ marginBottom: 16 }}
            />
          )}
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
        <footer>
          {isDemo && <span>{t('signIn.demoHint')}</span>}
          <Button type="link" onClick={switchLanguage}>
            {t('language.switch')}
          </Button>
        </footer>
      </main>
    </div>
  )
}

/** Whether this server shows the demo; the page works the same without the answer. */
function useDemo(): boolean {
  const [isDemo, setDemo] = useState(false)
  useEffect(() => {
    fetch('/app-config.json')
      .then((response) => response.json())
      .then((config: { demo?: boolean }) => setDemo(config.demo === true))
      .catch(() => setDemo(false))
  }, [])
  return isDemo
}
