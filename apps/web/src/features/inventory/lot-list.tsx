import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ListPage } from '../../records/list/list-page.tsx'
import { LotFilters, noLotFilters } from './filters.tsx'
import './inventory.css'
import { lotColumns } from './lot-columns.tsx'
import { inventorySearch, lotQueryOf } from './search.ts'

const route = getRouteApi('/wms/inventory/index')

/** Lots with what is available of each; a lot opens beside the list. */
export function LotList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inventory/index' })
  const router = useRouter()
  const { labelOf: condition } = useDictionary('PRODUCT_STATUS')
  const { labelOf: unit } = useDictionary('MEASURING_UNIT')
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const { user } = useSession()
  // A statement is of one owner: the person's own customer, or the one that is looked for.
  const owner = user.customerId ?? search.hqCustomerId
  const list = useQuery({ ...trpc.inventory.page.queryOptions(lotQueryOf(search)), ...asList })
  const totals = list.data?.totals
  const columns = useMemo(
    () => lotColumns(t, { condition, unit, yesNo }, totals),
    [t, condition, unit, yesNo, totals],
  )
  const lot = (id: string) => ({ to: '/wms/inventory/index/$id', params: { id }, search }) as const
  return (
    <ListPage
      name="inventory"
      title={t('inventory.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => inventorySearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noLotFilters}
      renderFilters={(filter) => <LotFilters search={search} onChange={filter} />}
      exported={{ list: 'inventory', query: lotQueryOf(search) }}
      actions={owner !== undefined && <PrintButton paper="stock" businessId={owner} />}
      totalLabel={t('inventory.totalAll')}
      empty={{ reason: t('inventory.empty') }}
      onOpen={(row) => void navigate(lot(row.id))}
      hrefOf={(row) => router.buildLocation(lot(row.id)).href}
    >
      <Outlet />
    </ListPage>
  )
}
