import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import { Alert, Button, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/failure.ts'
import { send } from '../../api/request.ts'
import { chooseTenant, safeReturnPath } from '../../lib/credentials.ts'
import { logout } from '../../api/leave.ts'
import { sentenceOf } from './sentence-of.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Where people choose the tenant to work in, or learn that there is none. */
export function TenantChooser() {
  const { t } = useTranslation()
  const [tenants, setTenants] = useState<SignInTenant[]>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    send('GET', '/api/lh-system/getTenantInfo')
      // The contract of session.tenants.
      .then((data) => setTenants(data as SignInTenant[]))
      .catch((error: unknown) => {
        const isLeaving = error instanceof ApiError && error.code === 401
        if (!isLeaving) setFailure(sentenceOf(error, t))
      })
  }, [t])

  const choose = (tenant: SignInTenant) => {
    if (tenant.isLock) {
      setFailure(t('tenants.locked'))
      return
    }
    chooseTenant(tenant.dataNode)
    location.replace(safeReturnPath(new URLSearchParams(location.search).get('redirect_uri')))
  }
  const soleIsLocked = tenants?.length === 1 && tenants[0]?.isLock === 1
  return (
    <SignInFrame>
      <h2>{t('tenants.title')}</h2>
      {(failure ?? soleIsLocked) && (
        <Alert
          type="error"
          showIcon
          title={failure ?? t('tenants.locked')}
          role="alert"
          style={{ marginBottom: 16 }}
        />
      )}
      {tenants?.length === 0 && <Alert type="warning" showIcon title={t('tenants.none')} />}
      {tenants?.map((tenant) => (
        <Button
          key={tenant.dataNode}
          size="large"
          block
          style={{ marginBottom: 12, justifyContent: 'space-between' }}
          onClick={() => choose(tenant)}
        >
          {tenant.name}
          {tenant.isLock === 1 && <Tag>{t('tenants.lockedMark')}</Tag>}
        </Button>
      ))}
      <Button type="text" block onClick={() => void logout()}>
        {t('user.logout')}
      </Button>
    </SignInFrame>
  )
}
