import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { App, Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit } from '../../session/session-context.tsx'
import { costCodeColumns } from './columns.tsx'
import { CostCodeFilters, noCostCodeFilters } from './filters.tsx'
import { costCodeSearch, queryOf } from './search.ts'

const CostCodeForm = lazy(async () => ({ default: (await import('./form.tsx')).CostCodeForm }))

const route = getRouteApi('/contract/costCode/index')

/** Fee names: filters and page in the address, a form beside the list. */
export function CostCodeList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/costCode/index' })
  const [open, setOpen] = useState<CostCode | 'new'>()
  const columns = useMemo(() => costCodeColumns(t), [t])
  const list = useQuery({ ...trpc.costCode.page.queryOptions(queryOf(search)), ...asList })
  return (
    <ListPage
      name="costCode"
      title={t('costCode.title')}
      columns={columns}
      exported={{ list: 'costCode', query: queryOf(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => costCodeSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCostCodeFilters}
      renderFilters={(filter) => <CostCodeFilters search={search} onChange={filter} />}
      actions={
        <Permit code="costCode:write">
          <StandardButton />
          <Button type="primary" onClick={() => setOpen('new')}>
            {t('costCode.new')}
          </Button>
        </Permit>
      }
      empty={{
        reason: t('costCode.empty'),
        action: (
          <Permit code="costCode:write">
            <StandardButton />
          </Permit>
        ),
      }}
      onOpen={setOpen}
    >
      <Suspense>
        {open && (
          <CostCodeForm
            row={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}

/** Takes over the standard fee names that the tenant does not have yet. */
function StandardButton() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const sync = useMutation({
    ...trpc.costCode.sync.mutationOptions(),
    onSuccess: async ({ added }) => {
      void message.success(t('costCode.synced', { count: added }))
      await queryClient.invalidateQueries(trpc.costCode.pathFilter())
    },
  })
  return (
    <Button loading={sync.isPending} onClick={() => sync.mutate({})}>
      {t('costCode.sync')}
    </Button>
  )
}
