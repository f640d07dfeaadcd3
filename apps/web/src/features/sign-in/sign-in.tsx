import { sessionMessages } from '@yuncang/shared/nouns/session/messages'
import { asSignInRefusal } from '@yuncang/shared/nouns/sso/refusals'
import { Button, Tabs } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { safeReturnPath, token } from '../../lib/credentials.ts'
import { currentLanguage } from '../../lib/language.ts'
import { authorizeAddress } from '../../lib/sign-on.ts'
import { AccountForm } from './account-form.tsx'
import { useAppConfig, type AppConfig } from '../../api/app-config.ts'
import { askedBy } from './enter.ts'
import { Failure } from './failure.tsx'
import { PhoneForm } from './phone-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The one sign-in page: for our own issuer when it asks (`uid`), and by itself. */
export function SignIn() {
  const config = useAppConfig()
  const target = safeReturnPath(new URLSearchParams(location.search).get('redirect'))
  useEffect(() => {
    if (token() && !askedBy()) location.replace(target)
  }, [target])
  return (
    <SignInFrame isDemo={config?.demo}>
      <Failure text={refusalInAddress()} />
      {config && <Ways config={config} target={target} />}
    </SignInFrame>
  )
}

/** Why the issuer turned somebody away whom it remembered. */
function refusalInAddress(): string | undefined {
  const refused = asSignInRefusal(new URLSearchParams(location.search).get('refused'))
  if (!refused) return undefined
  const [, zh, en] = sessionMessages[`session.${refused}`]
  return currentLanguage() === 'en' ? en : zh
}

function Ways({ config, target }: { config: AppConfig; target: string }) {
  const { t } = useTranslation()
  const own = [
    { key: 'account', label: t('signIn.byAccount'), children: <AccountForm target={target} /> },
    {
      key: 'phone',
      label: t('signIn.byPhone'),
      children: <PhoneForm target={target} isDemo={config.demo} />,
    },
  ]
  const third = {
    key: 'third',
    label: t('signIn.byThird'),
    children: (
      <>
        <p className="sign-in-hint">{t('signIn.thirdHint')}</p>
        <Button type="primary" size="large" block href={authorizeAddress(target)}>
          {t('signIn.third')}
        </Button>
      </>
    ),
  }
  return <Tabs items={config.localLogin ? [...own, third] : [third]} />
}
