import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { Permit, useCan } from '../../session/session-context.tsx'
import { useCustomerBulk } from './bulk.ts'
import { customerColumns } from './columns.tsx'
import { CustomerFilters, noCustomerFilters } from './filters.tsx'
import { customerSearch, queryOf } from './search.ts'

const CustomerImport = lazy(async () => ({
  default: (await import('./import.tsx')).CustomerImport,
}))

const route = getRouteApi('/base/customer/index')

/** Customers: filters and page in the address, a record opens beside the list. */
export function CustomerList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/base/customer/index' })
  const router = useRouter()
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const canWrite = useCan('customer:write')
  const { labelOf } = useDictionary('CUS_SUP_TYPE')
  const columns = useMemo(() => customerColumns(t, labelOf), [t, labelOf])
  const query = queryOf(search)
  const list = useQuery({ ...trpc.customer.page.queryOptions(query), ...asList })
  const bulk = useCustomerBulk(search)
  const addOne = () => void navigate({ to: '/base/customer/index/new', search })
  const record = (id: string) =>
    ({ to: '/base/customer/index/$id', params: { id }, search }) as const
  return (
    <ListPage
      name="customer"
      title={t('customer.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => customerSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCustomerFilters}
      renderFilters={(filter) => <CustomerFilters search={search} onChange={filter} />}
      exported={{ list: 'customer', query }}
      actions={
        <>
          <Permit code="customerMerge:merge">
            <Link to="/base/customer/duplicates">
              <Button>{t('customer.duplicates')}</Button>
            </Link>
          </Permit>
          <Permit code="customer:write">
            <Button onClick={imports.open}>{t('action.import')}</Button>
            <Button type="primary" onClick={addOne}>
              {t('customer.new')}
            </Button>
          </Permit>
        </>
      }
      empty={{
        reason: t('customer.empty'),
        action: canWrite && <Button onClick={addOne}>{t('customer.new')}</Button>,
      }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>{imports.isOpen && <CustomerImport {...imports.place} />}</Suspense>
      <Outlet />
    </ListPage>
  )
}
