import { WarningOutlined } from '@ant-design/icons'
import { Button, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/failure.ts'
import { send } from '../../api/request.ts'
import { safeReturnPath, token } from '../../lib/credentials.ts'
import { authorizeAddress } from '../../lib/sign-on.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { TenantChooser } from './tenant-chooser.tsx'

/** Once per page: a code is good for one exchange, and effects may run twice. */
let exchange: Promise<string> | undefined

async function exchanged(query: URLSearchParams): Promise<string> {
  const iss = query.get('iss')
  const answer = await send('POST', '/api/lh-system/codeCallback', {
    code: query.get('code'),
    state: query.get('state'),
    redirectUri: location.origin + location.pathname,
    ...(iss && { iss }),
  })
  // The contract of sso.codeCallback.
  return safeReturnPath((answer as { redirectTo: string }).redirectTo)
}

/** Where an issuer sends the browser back to; without a code, where a tenant is chosen. */
export function CodeCallback() {
  const { t } = useTranslation()
  const query = new URLSearchParams(location.search)
  const isAnswer = query.has('code') || query.has('error')
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!isAnswer) return
    exchange ??= exchanged(new URLSearchParams(location.search))
    exchange
      .then((target) => location.replace(target))
      .catch((error: unknown) =>
        setFailure(error instanceof ApiError ? error.message : t('signOn.failed')),
      )
  }, [isAnswer, t])
  if (!isAnswer) return <TenantChooser />
  // Somebody came from the lock screen, and the session is as locked as before.
  const isSignedIn = token() !== undefined
  return (
    <SignInFrame>
      {failure ? (
        <Outcome
          sign={<WarningOutlined style={{ color: 'var(--state-waiting)' }} />}
          title={t(isSignedIn ? 'signOn.unlockFailed' : 'signOn.failed')}
          action={
            <Button type="primary" href={isSignedIn ? '/lock' : authorizeAddress('/')}>
              {t(isSignedIn ? 'signOn.back' : 'signOn.again')}
            </Button>
          }
        >
          <span role="alert">{failure}</span>
        </Outcome>
      ) : (
        <Spin description={t('signOn.busy')} style={{ margin: 48 }}>
          <span />
        </Spin>
      )}
    </SignInFrame>
  )
}
