import { skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import type { StatementEntry } from '@yuncang/shared/nouns/bill-statement/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { Permit, useSession } from '../../session/session-context.tsx'
import { Balances } from './balances.tsx'
import { billStatementColumns } from './columns.tsx'
import { noStatementFilters, StatementFilters } from './filters.tsx'
import { StatementMailButton } from './mail-button.tsx'
import { accountOf, queryOf, statementSearch } from './search.ts'
import { StatementTraces } from './traces.tsx'

const path = '/fee/statement/index'
const route = getRouteApi(path)

/** A balance is no record. */
const isRecord = ({ recordId }: StatementEntry) => recordId !== ''

/** Where a record leads: to its bill or its money. */
const behind = ({ kind, recordId: id }: StatementEntry) =>
  kind === 'payment' || kind === 'refund' || kind === 'offset'
    ? ({ to: '/fee/payment/detail/$id', params: { id } } as const)
    : ({ to: '/fee/bill/detail/$id', params: { id } } as const)

/** The account of a customer in one currency over some days, as a list, a file, a paper and by mail. */
export function StatementOfAccount() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const router = useRouter()
  const { user } = useSession()
  const customerId = user.customerId ?? search.customerId
  const account = accountOf(search)
  const query = queryOf(search, customerId)
  const list = useQuery({ ...trpc.billStatement.page.queryOptions(query), ...asList })
  const { data: sums } = useQuery(
    trpc.billStatement.totals.queryOptions(
      customerId === undefined ? skipToken : { customerId, ...account },
    ),
  )
  const columns = useMemo(() => billStatementColumns(t), [t])
  return (
    <ListPage
      name="billStatement"
      title={t('statement.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => statementSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      // Nobody's account is empty whatever else is asked for: that is said, and not that nothing matches.
      noFilters={customerId === undefined ? {} : noStatementFilters}
      renderFilters={(filter) => (
        <>
          <StatementFilters search={search} onChange={filter} />
          {customerId !== undefined && sums && <Balances sums={sums} />}
        </>
      )}
      exported={{ list: 'billStatement', query }}
      actions={
        customerId !== undefined && (
          <>
            <Permit code="billStatement:mail">
              {sums && <StatementMailButton sums={sums} account={account} />}
            </Permit>
            <PrintButton paper="billStatement" businessId={customerId} account={account} />
            <StatementTraces customerId={customerId} account={account} />
          </>
        )
      }
      empty={{ reason: t('statement.choose') }}
      isOpenable={isRecord}
      onOpen={(row) => void navigate(behind(row))}
      hrefOf={(row) => router.buildLocation(behind(row)).href}
    />
  )
}
