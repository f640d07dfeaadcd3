import type { Reason } from '@yuncang/shared/messages'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'

const blockingReasons: readonly unknown[] = [
  'customer.creditExceeded',
  'outboundOrder.contractNotHolding',
] satisfies Reason[]

/** Shows what the customer's contract or credit has against a step until it is read; false for any other failure. */
export function useBlockingReason(): (error: unknown) => boolean {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return (error) => {
    const { data, message } = apiErrorOf(error)
    if (!blockingReasons.includes(data?.reason)) return false
    void modal.warning({ title: t('records.hindered'), content: message })
    return true
  }
}
