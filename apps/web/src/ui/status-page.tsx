import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOpen } from '../lib/tab.ts'
import { Outcome } from './outcome.tsx'

/** What stands where no screen does, or where its record could not be read: by the code of the answer. */
export function StatusPage({ code, note }: { code: number; note?: string }) {
  const { t } = useTranslation()
  const open = useOpen()
  const status = code === 404 || code === 403 ? code : 500
  const { title, hint } = {
    404: { title: t('page.404'), hint: t('page.404Hint') },
    403: { title: t('page.403'), hint: t('page.403Hint') },
    500: { title: t('page.500'), hint: t('page.500Hint') },
  }[status]
  return (
    <Outcome
      sign={String(status)}
      title={title}
      action={
        <Button type="primary" onClick={() => open('/wel/index')}>
          {t('page.home')}
        </Button>
      }
    >
      {hint}
      {note !== undefined && <p role="status">{note}</p>}
    </Outcome>
  )
}
