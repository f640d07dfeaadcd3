import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useOpen } from '../../lib/tab.ts'
import { quantity } from './quantity.ts'
import { shortagePlace } from './shortage-place.ts'

/** Shows the warning for goods that are not to be had, which leads on; false for any other failure. */
export function useShortage(): (error: unknown) => boolean {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const open = useOpen()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  return (error) => {
    const { data, message } = apiErrorOf(error)
    if (data?.reason !== 'outboundOrder.noStock') return false
    const { bill = '', product = '', need = '0', unit = '' } = data.params ?? {}
    const { available = '0', free = available, held = '0', isOfLot = 0 } = data.params ?? {}
    const place = shortagePlace({ bill: String(bill), held: String(held) })
    const written = (qty: unknown) => quantity(String(qty), String(unit))
    void modal.confirm({
      title: message,
      content: t(isOfLot === 1 ? 'outboundOrder.shortageOfLot' : 'outboundOrder.shortage', {
        bill: String(bill),
        product: String(product),
        need: written(need),
        available: written(available),
        free: written(free),
        unit: labelOf(String(unit)),
      }),
      okText: t(place.label),
      onOk: () => open(place.href),
    })
    return true
  }
}
