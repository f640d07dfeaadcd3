import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { sideOf } from '../../records/prices/rec-pay.ts'
import { money } from '../../lib/money.ts'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useIsOfCustomer } from '../../session/session-context.tsx'
import { paymentColumns } from './columns.tsx'
import { noPaymentFilters, PaymentFilters } from './filters.tsx'
import { filtersOf, paymentSearch, queryOf, type PaymentSearch } from './search.ts'
import { directionLabel } from './status.tsx'

const BankImport = lazy(async () => ({ default: (await import('./import.tsx')).BankImport }))

const route = getRouteApi('/fee/payment/index')

/** Money that came in or went out: filters and page in the address. */
export function PaymentList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const isOfCustomer = useIsOfCustomer()
  const navigate = useNavigate({ from: '/fee/payment/index' })
  const router = useRouter()
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const columns = useMemo(() => paymentColumns(t), [t])
  const list = useQuery({ ...trpc.payment.page.queryOptions(queryOf(search)), ...asList })
  const record = (id: string) => ({ to: '/fee/payment/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="payment"
      title={t('payment.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => paymentSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      exported={{ list: 'payment', query: queryOf(search) }}
      noFilters={noPaymentFilters}
      renderFilters={(filter) => (
        <>
          <PaymentFilters search={search} onChange={filter} />
          <SumOfPayments search={search} />
        </>
      )}
      actions={
        <Permit code="payment:write">
          <Button onClick={imports.open}>{t('payment.import')}</Button>
          <Button onClick={() => void navigate({ to: '/fee/payment/match' })}>
            {t('payment.match')}
          </Button>
          <Button onClick={() => void navigate({ to: '/fee/payment/index/offset', search })}>
            {t('payment.newOffset')}
          </Button>
          <Button
            type="primary"
            onClick={() => void navigate({ to: '/fee/payment/index/new', search })}
          >
            {t('payment.new')}
          </Button>
        </Permit>
      }
      empty={{ reason: t(isOfCustomer ? 'payment.emptyOfCustomer' : 'payment.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
    >
      <Suspense>
        {imports.isOpen && (
          <BankImport
            {...imports.place}
            onMatch={() => void navigate({ to: '/fee/payment/match' })}
          />
        )}
      </Suspense>
      <Outlet />
    </ListPage>
  )
}

/** What everything that the filters find comes to, by side and currency. */
function SumOfPayments({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.payment.totals.queryOptions(filtersOf(search)),
    ...asList,
  })
  if (data.length === 0) return null
  return (
    <div className="sums">
      {data.map(({ recPay, currency, count, amount, writtenOff, rest }) => (
        <span key={`${recPay} ${currency}`}>
          <strong>
            {sideOf(data, recPay, directionLabel)}{' '}
            {t('payment.sum', { count, amount: money(amount, currency), currency })}
          </strong>{' '}
          {t('payment.sumParts', {
            writtenOff: money(writtenOff, currency),
            rest: money(rest, currency),
          })}
        </span>
      ))}
    </div>
  )
}
