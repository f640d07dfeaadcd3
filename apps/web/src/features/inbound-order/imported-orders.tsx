import { Link } from '@tanstack/react-router'
import { importResult } from '@yuncang/shared/nouns/inbound-order/contract'
import { useTranslation } from 'react-i18next'
import './imported-orders.css'

const toldAtMost = 20

type Props = { result: Record<string, unknown>; onOpen: () => void }

/** Leads to the orders that an import made; of many to the first, as the others stand below them in the list. */
export function ImportedOrders({ result, onOpen }: Props) {
  const { t } = useTranslation()
  // What was imported before numbers came with their orders leads nowhere.
  const { data } = importResult.safeParse(result)
  if (!data) return null
  const told = data.orderIds.slice(0, toldAtMost)
  return (
    <p className="imported-orders">
      {told.map((id, index) => (
        <Link
          key={id}
          className="code-text"
          to="/wms/inboundOrder/detail/$id"
          params={{ id }}
          onClick={onOpen}
        >
          {data.orderNos[index]}
        </Link>
      ))}
      {data.orders > told.length && (
        <span>{t('inboundOrder.importedMore', { count: data.orders - told.length })}</span>
      )}
    </p>
  )
}
