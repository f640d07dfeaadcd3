import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOpen } from '../lib/tab.ts'

/** What stands where no screen does. */
export function StatusPage({ status }: { status: '404' | '403' | '500' }) {
  const { t } = useTranslation()
  const open = useOpen()
  const words = {
    '404': [t('page.404'), t('page.404Hint')],
    '403': [t('page.403'), t('page.403Hint')],
    '500': [t('page.500'), t('page.500Hint')],
  }[status]
  return (
    <Result
      icon={<span className="status-code">{status}</span>}
      title={words[0]}
      subTitle={words[1]}
      extra={
        <Button type="primary" onClick={() => open('/wel/index')}>
          {t('page.home')}
        </Button>
      }
    />
  )
}
