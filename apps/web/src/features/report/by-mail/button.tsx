import { MailOutlined } from '@ant-design/icons'
import { reportAccess } from '@yuncang/shared/nouns/report/access'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../session/session-context.tsx'
import type { OnScreen } from './on-screen.ts'

const PlansDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).PlansDialog }))

/** Has a report sent by mail on a schedule, for whoever may take it away as a file. */
export function MailPlansButton(shown: OnScreen) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan(reportAccess[`${shown.report}.export`])) return null
  return (
    <>
      <Button icon={<MailOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('reportPlan.open')}
      </Button>
      <Suspense>{isOpen && <PlansDialog {...shown} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
