import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { useCan } from '../../session/session-context.tsx'
import { standardColumns } from './standard-columns.tsx'
import { noStandardFilters, StandardFilters } from './standard-filters.tsx'
import { queryOf, standardSearch } from './standard-search.ts'

const CostCodeForm = lazy(async () => ({ default: (await import('./form.tsx')).CostCodeForm }))
const StandardSheet = lazy(async () => ({
  default: (await import('./standard-sheet.tsx')).StandardSheet,
}))
const StandardBulk = lazy(async () => ({
  default: (await import('./standard-bulk.tsx')).StandardBulk,
}))

const path = '/contract/costStandard/index'
const route = getRouteApi(path)
const noFees: readonly CostCode[] = []

/** What fees cost where no quotation and no cost list says otherwise; a row opens its fee with its history. */
export function StandardList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('costStandard:write')
  const [open, setOpen] = useState<CostCode | 'sheet' | 'bulk'>()
  const { data: fees = noFees } = useQuery(trpc.costCode.list.queryOptions({}))
  const feeOf = useMemo(() => new Map(fees.map((fee) => [fee.feeCode, fee])), [fees])
  const columns = useMemo(() => {
    const nameOf = (feeCode: string) => {
      const fee = feeOf.get(feeCode)
      return fee ? feeNameOf(fee) : feeCode
    }
    return standardColumns(t, nameOf)
  }, [t, feeOf])
  const list = useQuery({ ...trpc.costStandard.page.queryOptions(queryOf(search)), ...asList })
  const edit = canWrite && (
    <Button type="primary" onClick={() => setOpen('sheet')}>
      {t('costStandard.edit')}
    </Button>
  )
  const close = () => setOpen(undefined)
  return (
    <ListPage
      name="costStandard"
      title={t('costStandard.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => standardSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noStandardFilters}
      renderFilters={(filter) => <StandardFilters search={search} onChange={filter} />}
      actions={
        <>
          {canWrite && list.data && list.data.total > 0 && (
            <Button onClick={() => setOpen('bulk')}>{t('record.bulk.open')}</Button>
          )}
          {edit}
        </>
      }
      empty={{ reason: t('costStandard.empty'), action: edit }}
      onOpen={(row) => setOpen(feeOf.get(row.feeCode))}
    >
      <Suspense>
        {open === 'sheet' && <StandardSheet onClose={close} />}
        {open === 'bulk' && <StandardBulk feeOf={feeOf} onClose={close} />}
        {typeof open === 'object' && <CostCodeForm row={open} onClose={close} />}
      </Suspense>
    </ListPage>
  )
}
