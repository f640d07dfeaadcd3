import { useQuery } from '@tanstack/react-query'
import { Outlet, getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit } from '../../session/session-context.tsx'
import { feeLineColumns } from './columns.tsx'
import { FeeLineFilters, noFeeLineFilters } from './filters.tsx'
import { feeLineSearch, queryOf } from './search.ts'
import { useFeeBulk } from './steps.ts'
import { SumOfFees } from './sum.tsx'

const RerateDialog = lazy(async () => ({
  default: (await import('./rerate-dialog.tsx')).RerateDialog,
}))
const RunDialog = lazy(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))

const route = getRouteApi('/fee/feeLine/index')

/** The period is one column on screen and two in a file, and so is a status that may say that the price is missing. */
function exportedOf(key: string): string[] {
  if (key === 'periodTo') return ['periodFrom', key]
  return key === 'status' ? [key, 'isMissingPrice'] : [key]
}

/** Fee lines: filters and page in the address, the reasons of an amount open beside the list. */
export function FeeLineList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/fee/feeLine/index' })
  const router = useRouter()
  const [isRunning, setRunning] = useState(false)
  const [isRerating, setRerating] = useState(false)
  const { labelOf: source } = useDictionary('FEE_SOURCE')
  const { labelOf: module } = useDictionary('FEE_MODULE')
  const columns = useMemo(() => feeLineColumns(t, { source, module }), [t, source, module])
  const list = useQuery({ ...trpc.feeLine.page.queryOptions(queryOf(search)), ...asList })
  const bulk = useFeeBulk(search)
  const record = (id: string) => ({ to: '/fee/feeLine/index/$id', params: { id }, search }) as const
  return (
    <ListPage
      name="feeLine"
      title={t('feeLine.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => feeLineSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFeeLineFilters}
      renderFilters={(filter) => (
        <>
          <FeeLineFilters search={search} onChange={filter} />
          <SumOfFees search={search} />
        </>
      )}
      exported={{ list: 'feeLine', query: queryOf(search), columnsOf: exportedOf }}
      actions={
        <Permit code="feeLine:write">
          <Button onClick={() => void navigate({ to: '/fee/feeLine/index/new', search })}>
            {t('feeLine.new')}
          </Button>
          <Button onClick={() => void navigate({ to: '/fee/feeLine/index/split', search })}>
            {t('feeLine.split')}
          </Button>
          <Button onClick={() => setRerating(true)}>{t('feeLine.rerate')}</Button>
          <Button type="primary" onClick={() => setRunning(true)}>
            {t('feeLine.run')}
          </Button>
        </Permit>
      }
      empty={{ reason: t('feeLine.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>
        {isRerating && <RerateDialog onClose={() => setRerating(false)} />}
        {isRunning && (
          <RunDialog
            onShow={({ from, to, ...lines }) => {
              setRunning(false)
              const filters = { ...noFeeLineFilters, ...lines, dateFrom: from, dateTo: to }
              void navigate({ search: feeLineSearch.parse(filters) })
            }}
            onClose={() => setRunning(false)}
          />
        )}
      </Suspense>
      <Outlet />
    </ListPage>
  )
}
