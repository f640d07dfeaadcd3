import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOpen } from '../lib/tab.ts'
import { Outcome } from './outcome.tsx'

/** What stands where no screen does. */
export function StatusPage({ status }: { status: '404' | '403' | '500' }) {
  const { t } = useTranslation()
  const open = useOpen()
  const { title, hint } = {
    '404': { title: t('page.404'), hint: t('page.404Hint') },
    '403': { title: t('page.403'), hint: t('page.403Hint') },
    '500': { title: t('page.500'), hint: t('page.500Hint') },
  }[status]
  return (
    <Outcome
      sign={status}
      title={title}
      next={
        <Button type="primary" onClick={() => open('/wel/index')}>
          {t('page.home')}
        </Button>
      }
    >
      {hint}
    </Outcome>
  )
}
