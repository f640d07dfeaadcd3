import type { OutboundLot } from '@yuncang/shared/nouns/outbound-order/contract'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** The locations that let none of these lots out, each with why. */
export function ClosedPlaces({ lots }: { lots: readonly OutboundLot[] }) {
  const { t } = useTranslation()
  const places = new Map(lots.flatMap(({ closed }) => (closed ? [[closed.code, closed]] : [])))
  return [...places.values()].map(({ code, status, reason }) => (
    <Alert
      key={code}
      type="warning"
      showIcon
      title={
        status === locationStatuses.counting
          ? t('outboundOrder.placeCounting', { code })
          : t('outboundOrder.placeLocked', { code, reason })
      }
    />
  ))
}
