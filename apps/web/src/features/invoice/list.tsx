import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { sideOf } from '../../records/prices/rec-pay.ts'
import { money } from '../../lib/money.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useIsOfCustomer } from '../../session/session-context.tsx'
import { columnsOfInvoices } from './columns.tsx'
import { InvoiceFilters, noInvoiceFilters } from './filters.tsx'
import { filtersOf, invoiceSearch, queryOf, type InvoiceSearch } from './search.ts'

const route = getRouteApi('/fee/invoice/index')

/** Invoices: filters and page in the address. */
export function InvoiceList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const isOfCustomer = useIsOfCustomer()
  const navigate = useNavigate({ from: '/fee/invoice/index' })
  const router = useRouter()
  const { labelOf: invoiceType } = useDictionary('INVOICE_TYPE')
  const columns = useMemo(() => columnsOfInvoices(t, { invoiceType }), [t, invoiceType])
  const list = useQuery({ ...trpc.invoice.page.queryOptions(queryOf(search)), ...asList })
  const record = (id: string) => ({ to: '/fee/invoice/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="invoice"
      title={t('invoice.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => invoiceSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      exported={{ list: 'invoice', query: queryOf(search) }}
      noFilters={noInvoiceFilters}
      renderFilters={(filter) => (
        <>
          <InvoiceFilters search={search} onChange={filter} />
          <SumOfInvoices search={search} />
        </>
      )}
      actions={
        <Permit code="invoice:write">
          <Button
            type="primary"
            onClick={() => void navigate({ to: '/fee/invoice/index/new', search })}
          >
            {t('invoice.new')}
          </Button>
        </Permit>
      }
      empty={{ reason: t(isOfCustomer ? 'invoice.emptyOfCustomer' : 'invoice.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
    >
      <Outlet />
    </ListPage>
  )
}

/** What everything that the filters find comes to, by side and currency. */
function SumOfInvoices({ search }: { search: InvoiceSearch }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.invoice.totals.queryOptions(filtersOf(search)),
    ...asList,
  })
  if (data.length === 0) return null
  return (
    <div className="sums">
      {data.map(({ recPay, currency, count, gross, net, tax }) => (
        <span key={`${recPay} ${currency}`}>
          <strong>
            {sideOf(data, recPay)}{' '}
            {t('invoice.sum', { count, gross: money(gross, currency), currency })}
          </strong>{' '}
          {t('invoice.sumParts', { net: money(net, currency), tax: money(tax, currency) })}
        </span>
      ))}
    </div>
  )
}
