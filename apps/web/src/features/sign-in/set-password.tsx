import { shortestPassword } from '@yuncang/shared/nouns/user/account'
import { CheckCircleOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/request.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { Failure } from './failure.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSubmit } from './use-submit.ts'

type Fields = { password: string; again: string }

/** The token of a one-time link; it stays behind the #, so that no server log has it. */
export const linkToken = (): string | undefined =>
  /^#set-password=([\w-]+)$/.exec(location.hash)?.[1]

/** Where a new administrator chooses the first password. */
export function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const { submit, failure, isBusy } = useSubmit(async ({ password }: Fields) => {
    await send('POST', '/api/lh-auth/password/set', { token, password })
    setDone(true)
  })
  if (isDone) {
    return (
      <SignInFrame>
        <Outcome
          sign={<CheckCircleOutlined style={{ color: 'var(--state-good)' }} />}
          title={t('password.done')}
          action={
            <Button type="primary" href="/login">
              {t('signIn.submit')}
            </Button>
          }
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame>
      <h2>{t('password.save')}</h2>
      <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
        <Failure text={failure} />
        <Form.Item
          name="password"
          label={t('password.new')}
          rules={[
            {
              required: true,
              min: shortestPassword,
              message: t('password.tooShort', { shortest: shortestPassword }),
            },
          ]}
        >
          <Input.Password size="large" autoComplete="new-password" autoFocus />
        </Form.Item>
        <Form.Item
          name="again"
          label={t('password.again')}
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, value) => {
                if (value !== getFieldValue('password')) throw new Error(t('password.differs'))
              },
            }),
          ]}
        >
          <Input.Password size="large" autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" size="large" block htmlType="submit" loading={isBusy}>
          {t('password.save')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
