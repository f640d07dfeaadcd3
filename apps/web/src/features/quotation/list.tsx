import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { NewQuotationButton } from '../../records/prices/new-quotation-button.tsx'
import { quotationColumns } from './columns.tsx'
import { noQuotationFilters, QuotationFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { rowOf, type QuotationRow } from './row.ts'
import { queryOf, quotationSearch } from './search.ts'
import { useQuotationSteps } from './steps.ts'

const path = '/contract/quotation/index'
const route = getRouteApi(path)

/** Quotations, each version a row: which prices hold, and until when. */
export function QuotationList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const router = useRouter()
  const { labelOf } = useDictionary('AUDIT_STATUS')
  const columns = useMemo(() => quotationColumns(t, labelOf), [t, labelOf])
  const query = queryOf(search)
  const list = useQuery({ ...trpc.quotation.page.queryOptions(query), ...asList })
  const rows = useMemo(() => list.data?.records.map(rowOf), [list.data])
  const actions = useQuotationSteps()
  const bulk = bulkOf<QuotationRow>({
    actions,
    nameOf: (row) => row.bjdNo,
    loadPage: async (paging) => {
      const page = await client.quotation.page.query({ ...query, ...paging })
      return { ...page, records: page.records.map(rowOf) }
    },
    onDone: () => void refreshed(),
  })
  const record = (id: string) => ({ to: '/contract/quotation/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="quotation"
      title={t('quotation.title')}
      columns={columns}
      exported={{ list: 'quotation', query: query }}
      list={list}
      rows={rows}
      search={search}
      read={(raw) => quotationSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noQuotationFilters}
      renderFilters={(filter) => <QuotationFilters search={search} onChange={filter} />}
      actions={<NewQuotationButton />}
      empty={{ reason: t('quotation.empty'), action: <NewQuotationButton /> }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      {...(actions.length > 0 && { bulk })}
    />
  )
}
