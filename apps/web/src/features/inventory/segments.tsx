import { useNavigate } from '@tanstack/react-router'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { reservationStatuses } from '@yuncang/shared/nouns/inventory/rules'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { filtersOf, holdsType, type InventorySearch } from './search.ts'

const segments = ['lot', 'customer', 'bill', 'location', 'holds'] as const
type Segment = (typeof segments)[number]

/** Ways to look at stock; filters go along, page and sort do not. */
export function Segments({ search }: { search: InventorySearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOfCustomer = useIsOfCustomer()
  const shown = segments.filter((segment) => segment !== 'customer' || !isOfCustomer)
  const current: Segment = search.type === holdsType ? 'holds' : (search.by ?? 'lot')
  const words: Record<Segment, string> = {
    lot: t('inventory.by.lot'),
    customer: t('inventory.by.customer'),
    bill: t('inventory.by.bill'),
    location: t('inventory.by.location'),
    holds: t('inventory.holds'),
  }
  const choose = (segment: Segment) => {
    const { withStock: _withStock, ...kept } = filtersOf(search)
    const next = { ...kept, emptied: search.emptied, size: search.size }
    void navigate({
      to: '/wms/inventory/index',
      search:
        segment === 'holds'
          ? { type: holdsType, holdStatus: reservationStatuses.active, size: search.size }
          : segment === 'lot'
            ? next
            : { ...next, by: segment },
    })
  }
  return (
    <div className="segments">
      <Segmented<Segment>
        value={current}
        options={shown.map((value) => ({ value, label: words[value] }))}
        onChange={choose}
        aria-label={t('inventory.by.label')}
      />
    </div>
  )
}
