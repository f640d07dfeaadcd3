import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import { exchangeActions, refusalOf } from '@yuncang/shared/nouns/finance-exchange/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { exchangeColumns } from './columns.tsx'
import { ExchangeDrawer } from './drawer.tsx'
import { refreshed } from './refreshed.ts'
import { exchangeSearch, queryOf } from './search.ts'
import { kindOptions, statusLabel, statusOptions } from './status.tsx'

const path = '/fee/exchange/index'
const route = getRouteApi(path)
const noFilters = { billNo: undefined, kind: undefined, status: undefined }

/** What the finance platform was told, what it answered, and another try for what it did not take. */
export function ExchangeList() {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => exchangeColumns(t), [t])
  const list = useQuery({ ...trpc.financeExchange.page.queryOptions(queryOf(search)), ...asList })
  const resend: BulkAction<FinanceExchange> = {
    key: 'resend',
    label: t('exchange.resend'),
    refusal: (row) =>
      refusalOf('resend', row, { id: user.id, permissions }) && statusLabel(row.status),
    run: ({ id, version }) => client.financeExchange.resend.mutate({ id, version }),
  }
  return (
    <DrawerList
      name="financeExchange"
      title={t('exchange.title')}
      columns={columns}
      exported={{ list: 'financeExchange', query: queryOf(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => exchangeSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            isCode
            label={t('exchange.field.billNo')}
            value={search.billNo}
            onChange={(billNo) => filter({ billNo })}
          />
          <ChoiceFilter
            label={t('exchange.field.kind')}
            value={search.kind}
            options={kindOptions()}
            onChange={(kind) => filter({ kind })}
          />
          <ChoiceFilter
            label={t('exchange.field.status')}
            value={search.status}
            options={statusOptions()}
            onChange={(status) => filter({ status })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('exchange.empty') }}
      addLabel={undefined}
      {...(permissions.has(exchangeActions.resend.permission) && { steps: [resend] })}
      nameOf={({ billNo }) => billNo}
      loadPage={(paging) => client.financeExchange.page.query({ ...queryOf(search), ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => row && <ExchangeDrawer exchange={row} onClose={close} />}
    />
  )
}
