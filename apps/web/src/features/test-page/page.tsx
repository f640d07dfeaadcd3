import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppConfig } from '../../api/app-config.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useSizeClass } from '../../lib/size-class.ts'
import { useSession } from '../../session/session-context.tsx'
import { Checks } from './checks.tsx'
import { Guarded } from './guarded.tsx'
import { Helpers } from './helpers.tsx'
import { Results } from './results.tsx'
import { Selects } from './selects.tsx'
import { OpenTabs } from './tabs.tsx'
import './test.css'

/** For whoever looks into a problem: what this window is and sees, what the helpers say, and an error on request. */
export function TestPage() {
  const { t } = useTranslation()
  const { tenant, user, roles, currentRole } = useSession()
  const config = useAppConfig()
  const size = useSizeClass()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('the test page was asked to fail')
  const facts = [
    [t('test.who'), `${user.realName} (${user.account})`],
    [t('test.tenant'), `${tenant.name} ${tenant.dataNode}`],
    [t('test.roles'), [...roles, currentRole ?? ''].filter(Boolean).join(', ')],
    [t('test.special'), t(user.isSpecial ? 'test.yes' : 'test.no')],
    [t('test.env'), config?.env ?? ''],
    [t('test.size'), `${size} (${window.innerWidth} × ${window.innerHeight})`],
    [t('test.language'), currentLanguage()],
    [t('test.browser'), navigator.userAgent],
  ] as const
  return (
    <div className="page test-page">
      <div className="page-head">
        <h1>{t('test.title')}</h1>
        <div className="actions">
          <Button onClick={() => setBroken(true)}>{t('test.fail')}</Button>
        </div>
      </div>
      <Results of={facts} />
      <Checks />
      <Selects />
      <Guarded />
      <Helpers />
      <OpenTabs />
    </div>
  )
}
