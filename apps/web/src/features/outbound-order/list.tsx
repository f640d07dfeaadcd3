import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useCan } from '../../session/session-context.tsx'
import { useOutboundBulk } from './bulk.ts'
import { outboundColumns } from './columns.tsx'
import { noOutboundFilters, OutboundFilters } from './filters.tsx'
import { outboundSearch, queryOf } from './search.ts'

const route = getRouteApi('/wms/outboundOrder/index')

/** Outbound orders: filters and page in the address. */
export function OutboundOrderList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/outboundOrder/index' })
  const router = useRouter()
  const { labelOf: outboundType } = useDictionary('OUTBOUND_TYPE')
  const { labelOf: businessType } = useDictionary('BUSINESS_TYPE')
  const isAtGate = useCan('outboundOrder:gate')
  const columns = useMemo(
    () => outboundColumns(t, { outboundType, businessType }, isAtGate),
    [t, outboundType, businessType, isAtGate],
  )
  const query = queryOf(search)
  const list = useQuery({ ...trpc.outboundOrder.page.queryOptions(query), ...asList })
  const bulk = useOutboundBulk(search)
  const record = (id: string) => ({ to: '/wms/outboundOrder/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="outboundOrder"
      title={t('outboundOrder.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => outboundSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noOutboundFilters}
      renderFilters={(filter) => <OutboundFilters search={search} onChange={filter} />}
      exported={{ list: 'outboundOrder', query }}
      actions={
        <Permit code="outboundOrder:write">
          <Button type="primary" onClick={() => void navigate({ to: '/wms/outboundOrder/form' })}>
            {t('outboundOrder.new')}
          </Button>
        </Permit>
      }
      empty={{ reason: t('outboundOrder.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    />
  )
}
