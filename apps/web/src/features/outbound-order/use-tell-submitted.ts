import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundLacksContract } from '@yuncang/shared/nouns/outbound-order/rules'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'

/** Says that an order is submitted, and that it stands on no contract where that is so. */
export function useTellSubmitted(): (order: OutboundOrder) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (order) => {
    const { orderNo: no, customerName: customer } = order
    if (outboundLacksContract(order))
      void message.warning(t('outboundOrder.submittedWithoutContract', { no, customer }), 8)
    else void message.success(t('outboundOrder.submitted', { no }))
  }
}
