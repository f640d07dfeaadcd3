import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { App, Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { Permit } from '../../session/session-context.tsx'
import { useOrderBulk } from './bulk.ts'
import { orderColumns } from './columns.tsx'
import { noOrderFilters, OrderFilters } from './filters.tsx'
import { NewOrderButton } from './order-buttons.tsx'
import { orderSearch, queryOf } from './search.ts'

const OrderImport = lazy(async () => ({ default: (await import('./import.tsx')).OrderImport }))

const route = getRouteApi('/wms/inboundOrder/index')

/** Inbound orders: filters and page in the address. */
export function InboundOrderList() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inboundOrder/index' })
  const router = useRouter()
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const { labelOf: inboundType } = useDictionary('INBOUND_TYPE')
  const { labelOf: businessType } = useDictionary('BUSINESS_TYPE')
  const columns = useMemo(
    () => orderColumns(t, { inboundType, businessType }),
    [t, inboundType, businessType],
  )
  const query = queryOf(search)
  const list = useQuery({ ...trpc.inboundOrder.page.queryOptions(query), ...asList })
  const bulk = useOrderBulk(search)
  const getTemplate = () => {
    download('inboundOrder.template').catch((error: unknown) =>
      message.error(apiErrorOf(error).message),
    )
  }
  const record = (id: string) => ({ to: '/wms/inboundOrder/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="inboundOrder"
      title={t('inboundOrder.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => orderSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noOrderFilters}
      renderFilters={(filter) => (
        <OrderFilters key={search.masterBillNo ?? ''} search={search} onChange={filter} />
      )}
      exported={{ list: 'inboundOrder', query }}
      actions={
        <>
          <Permit code="inboundOrder:write">
            <Button onClick={imports.open}>{t('action.import')}</Button>
          </Permit>
          <NewOrderButton />
        </>
      }
      empty={{
        reason: t('inboundOrder.empty'),
        action: (
          <Permit code="inboundOrder:write">
            <Button onClick={getTemplate}>{t('action.template')}</Button>
          </Permit>
        ),
      }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>{imports.isOpen && <OrderImport {...imports.place} />}</Suspense>
    </ListPage>
  )
}
