import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { lacksContract } from '@yuncang/shared/nouns/inbound-order/facts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'

/** Says that an order is submitted, and that it stands on no contract where that is so. */
export function useTellSubmitted(): (order: InboundOrder) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (order) => {
    const { orderNo: no, customerName: customer, expectDate: date } = order
    if (lacksContract(order))
      void message.warning(t('inboundOrder.submittedWithoutContract', { no, customer, date }), 8)
    else void message.success(t('inboundOrder.submitted', { no }))
  }
}
