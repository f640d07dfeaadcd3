import { useRouter } from '@tanstack/react-router'
import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'

/** What stands where no screen does. */
export function StatusPage({ status }: { status: '404' | '403' | '500' }) {
  const { t } = useTranslation()
  const router = useRouter()
  const home = (
    <Button type="primary" onClick={() => void router.navigate({ to: '/wel/index' })}>
      {t('page.home')}
    </Button>
  )
  const words = {
    '404': [t('page.404'), t('page.404Hint')],
    '403': [t('page.403'), t('page.403Hint')],
    '500': [t('page.500'), t('page.500Hint')],
  }[status]
  return <Result status={status} title={words[0]} subTitle={words[1]} extra={home} />
}
