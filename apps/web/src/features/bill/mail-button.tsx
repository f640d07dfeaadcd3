import { MailOutlined } from '@ant-design/icons'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }))

/** Sends a bill to its customer, for whoever may and once there is something to send. */
export function MailButton({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (bill.recPay !== 1 || refusalOf('send', bill, { id: user.id, permissions })) return null
  return (
    <>
      <Button icon={<MailOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('bill.mail')}
      </Button>
      <Suspense>{isOpen && <MailDialog bill={bill} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
