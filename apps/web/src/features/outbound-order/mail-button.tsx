import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundRefusalOf } from '@yuncang/shared/nouns/outbound-order/rules'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { MailButton } from '../../records/mail/mail-button.tsx'
import { useSession } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'

/** Sends the paper of an order to its customer, for whoever may and once the order is audited. */
export function OrderMailButton({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const { orderNo: no } = order
  if (outboundRefusalOf('send', order, { id: user.id, permissions })) return null
  return (
    <MailButton
      label={t('outboundOrder.mail')}
      record={order}
      calls={client.outboundOrder}
      said={{
        title: t('outboundOrder.mailTitle', { no }),
        attached: t('outboundOrder.mailAttached'),
        sent: t('outboundOrder.mailed', { no }),
      }}
      onSent={refreshed}
    />
  )
}
