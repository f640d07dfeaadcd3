import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { MailButton } from '../../records/mail/mail-button.tsx'
import { useSession } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'

/** Sends a bill to its customer, for whoever may and once there is something to send. */
export function BillMailButton({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const { billNo: no } = bill
  if (bill.recPay !== 1 || refusalOf('send', bill, { id: user.id, permissions })) return null
  return (
    <MailButton
      label={t('bill.mail')}
      record={bill}
      calls={client.bill}
      said={{
        title: t('bill.mailTitle', { no }),
        attached: t('bill.mailAttached'),
        sent: t('bill.mailed', { no }),
      }}
      onSent={refreshed}
    />
  )
}
