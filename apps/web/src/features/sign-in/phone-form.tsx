import { validateMessages } from '@yuncang/shared/validate/messages'
import { checkPhone } from '@yuncang/shared/validate/phone'
import { Button, Form, Input, Space } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/request.ts'
import { currentLanguage } from '../../lib/language.ts'
import { enter } from './enter.ts'
import { Failure } from './failure.tsx'
import { useSubmit } from './use-submit.ts'

type Fields = { tenantId?: string; phone: string; code: string }

/** Phone and the code that was sent to it. */
export function PhoneForm({ target, isDemo }: { target: string; isDemo: boolean }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const { submit, failure, isBusy } = useSubmit(({ tenantId = '', phone, code }: Fields) =>
    enter({ type: 'phone', tenantId, phone, code }, target),
  )
  const [secondsLeft, startCountdown] = useCountdown()
  const sending = useSubmit(async ({ phone, tenantId = '' }: Omit<Fields, 'code'>) => {
    const answer = await send('POST', '/api/lh-auth/phone/code', { phone, tenantId })
    // The contract of phoneCode.send.
    startCountdown((answer as { waitSeconds: number }).waitSeconds)
  })
  const sendCode = () =>
    void form.validateFields(['phone', 'tenantId']).then(sending.submit, () => {
      // The fields say what stands against it.
    })
  const phoneRule = {
    validator: async (_rule: unknown, value: string = '') => {
      const finding = checkPhone(value.trim())
      if (!finding) return
      const [, zh, en] = validateMessages[finding.reason]
      throw new Error(currentLanguage() === 'en' ? en : zh)
    },
  }
  return (
    <Form<Fields> form={form} name="phone" layout="vertical" requiredMark={false} onFinish={submit}>
      <Failure text={failure ?? sending.failure} />
      <Form.Item name="phone" label={t('signIn.phone')} rules={[phoneRule]}>
        <Input size="large" autoComplete="tel" inputMode="tel" />
      </Form.Item>
      <Form.Item label={t('signIn.code')} htmlFor="code" required>
        <Space.Compact block>
          <Form.Item
            name="code"
            noStyle
            rules={[{ pattern: /^\d{6}$/, required: true, message: t('signIn.codeRequired') }]}
          >
            <Input
              id="code"
              size="large"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
            />
          </Form.Item>
          <Button
            size="large"
            disabled={secondsLeft > 0}
            loading={sending.isBusy}
            onClick={sendCode}
          >
            {secondsLeft > 0
              ? t('signIn.resendIn', { seconds: secondsLeft })
              : t('signIn.sendCode')}
          </Button>
        </Space.Compact>
      </Form.Item>
      <Form.Item name="tenantId" label={t('signIn.tenant')}>
        <Input size="large" autoComplete="organization" />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      {isDemo && (
        <p className="sign-in-hint">
          {t('signIn.demoCodes')} <a href="/demo/outbox">/demo/outbox</a>
        </p>
      )}
    </Form>
  )
}

/** Counts whole seconds down to 0. */
function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
