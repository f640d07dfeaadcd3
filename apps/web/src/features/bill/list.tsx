import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useIsOfCustomer } from '../../session/session-context.tsx'
import { useBillBulk } from './bulk.ts'
import { billColumns } from './columns.tsx'
import { BillFilters, noBillFilters } from './filters.tsx'
import { billSearch, queryOf } from './search.ts'
import { SumOfBills } from './sum.tsx'

const GenerateDialog = lazy(async () => ({
  default: (await import('./generate-dialog.tsx')).GenerateDialog,
}))

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

const route = getRouteApi('/fee/bill/index')

/** Bills: filters and page in the address. */
export function BillList() {
  const { t } = useTranslation()
  const isOfCustomer = useIsOfCustomer()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/fee/bill/index' })
  const router = useRouter()
  const [asked, setAsked] = useState<'generate' | 'send'>()
  const close = () => setAsked(undefined)
  const columns = useMemo(() => billColumns(t), [t])
  const list = useQuery({ ...trpc.bill.page.queryOptions(queryOf(search)), ...asList })
  const bulk = useBillBulk(search)
  const record = (id: string) => ({ to: '/fee/bill/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="bill"
      title={t('bill.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => billSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      exported={{ list: 'bill', query: queryOf(search) }}
      noFilters={noBillFilters}
      renderFilters={(filter) => (
        <>
          <BillFilters search={search} onChange={filter} />
          <SumOfBills search={search} />
        </>
      )}
      actions={
        <>
          <Permit code="billStatement:read">
            <Link
              to="/fee/statement/index"
              search={{ current: 1, size: search.size, customerId: search.customerId }}
            >
              <Button>{t('bill.statement')}</Button>
            </Link>
          </Permit>
          <Permit code="bill:write">
            <Button onClick={() => setAsked('send')}>{t('bill.sendMonth')}</Button>
            <Button type="primary" onClick={() => setAsked('generate')}>
              {t('bill.generate')}
            </Button>
          </Permit>
        </>
      }
      empty={{ reason: t(isOfCustomer ? 'bill.emptyOfCustomer' : 'bill.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>
        {asked === 'generate' && <GenerateDialog onClose={close} />}
        {asked === 'send' && <SendDialog onClose={close} />}
      </Suspense>
    </ListPage>
  )
}
