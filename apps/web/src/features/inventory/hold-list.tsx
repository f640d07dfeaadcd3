import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { holdColumns } from './hold-columns.tsx'
import { HoldFilters, noHoldFilters } from './hold-filters.tsx'
import './inventory.css'
import { holdQueryOf, holdsType, inventorySearch } from './search.ts'

const route = getRouteApi('/wms/inventory/index')

/** What is promised, by holder; the lot opens beside the list. */
export function HoldList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inventory/index' })
  const router = useRouter()
  useTabTitle(t('inventory.holdsTitle'))
  const { labelOf: unit } = useDictionary('MEASURING_UNIT')
  const columns = useMemo(() => holdColumns(t, unit), [t, unit])
  const list = useQuery({
    ...trpc.inventory.reservations.queryOptions(holdQueryOf(search)),
    ...asList,
  })
  const lot = (id: string) => ({ to: '/wms/inventory/index/$id', params: { id }, search }) as const
  return (
    <ListPage
      name="inventory_holds"
      title={t('inventory.holdsTitle')}
      columns={columns}
      exported={{ list: 'inventoryHold', query: holdQueryOf(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => ({ ...inventorySearch.parse(raw), type: holdsType })}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noHoldFilters}
      renderFilters={(filter) => <HoldFilters search={search} onChange={filter} />}
      empty={{ reason: t('inventory.hold.empty') }}
      onOpen={(row) => void navigate(lot(row.lotId))}
      hrefOf={(row) => router.buildLocation(lot(row.lotId)).href}
    >
      <Outlet />
    </ListPage>
  )
}
