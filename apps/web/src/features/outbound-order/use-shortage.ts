import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useOpen } from '../../lib/tab.ts'
import { quantity } from './quantity.ts'

/** Who holds the goods of a bill of lading. */
const reservationsOf = (bill: string): string =>
  `/wms/inventory/index?type=1&masterBillNo=${encodeURIComponent(JSON.stringify(bill))}`

/** Shows the specification's warning for goods that others hold, which leads to them; false for any other failure. */
export function useShortage(): (error: unknown) => boolean {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const open = useOpen()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  return (error) => {
    const { data, message } = apiErrorOf(error)
    if (data?.reason !== 'outboundOrder.noStock') return false
    const { bill = '', product = '', need = '0', available = '0', unit = '' } = data.params ?? {}
    const written = (qty: string | number) => quantity(String(qty), String(unit))
    void modal.confirm({
      title: message,
      content: t('outboundOrder.shortage', {
        bill,
        product,
        need: written(need),
        available: written(available),
        unit: labelOf(String(unit)),
      }),
      okText: t('outboundOrder.toReservations'),
      onOk: () => open(reservationsOf(String(bill))),
    })
    return true
  }
}
