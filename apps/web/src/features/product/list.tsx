import { useQuery } from '@tanstack/react-query'
import { Outlet, getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { useCan } from '../../session/session-context.tsx'
import { productColumns } from './columns.tsx'
import { noProductFilters, ProductFilters } from './filters.tsx'
import { productSearch, queryOf } from './search.ts'
import { useProductBulk } from './steps.ts'

const ProductImport = lazy(async () => ({ default: (await import('./import.tsx')).ProductImport }))

const route = getRouteApi('/base/product/index')

/** Products: filters and page in the address, a record opens beside the list. */
export function ProductList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/base/product/index' })
  const router = useRouter()
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const canWrite = useCan('product:write')
  const { labelOf: type } = useDictionary('PRODUCT_TYPE')
  const { labelOf: unit } = useDictionary('MEASURING_UNIT')
  const { labelOf: auxUnit } = useDictionary('AUX_UNIT')
  const { labelOf: audit } = useDictionary('AUDIT_STATUS')
  const columns = useMemo(
    () => productColumns(t, { type, unit, auxUnit, audit }),
    [t, type, unit, auxUnit, audit],
  )
  const list = useQuery({ ...trpc.product.page.queryOptions(queryOf(search)), ...asList })
  const bulk = useProductBulk(search)
  const record = (id: string) =>
    ({ to: '/base/product/index/$id', params: { id }, search }) as const
  const addOne = () => void navigate({ to: '/base/product/index/new', search })
  return (
    <ListPage
      name="product"
      title={t('product.title')}
      columns={columns}
      exported={{ list: 'product', query: queryOf(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => productSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noProductFilters}
      renderFilters={(filter) => <ProductFilters search={search} onChange={filter} />}
      actions={
        canWrite && (
          <>
            <Button onClick={imports.open}>{t('action.import')}</Button>
            <Button type="primary" onClick={addOne}>
              {t('product.new')}
            </Button>
          </>
        )
      }
      empty={{ reason: t('product.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>{imports.isOpen && <ProductImport {...imports.place} />}</Suspense>
      <Outlet />
    </ListPage>
  )
}
