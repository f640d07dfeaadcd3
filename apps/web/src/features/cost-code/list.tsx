import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CostCode } from '@yuncang/shared/contracts/cost-code'
import type { FeeModule } from '@yuncang/shared/domain/fees'
import { App, Button, Input, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { gridStateOf } from '../../api/list-page.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { Permit } from '../../session/session-context.tsx'
import { DataGrid, useListView, ViewBar } from '../../ui/grid/index.ts'
import { moduleChoices } from './choices.ts'
import { costCodeColumns } from './columns.tsx'
import { CostCodeForm } from './form.tsx'
import { costCodeSearch, queryOf, type CostCodeSearch } from './search.ts'

const route = getRouteApi('/contract/costCode/index')

const noFilters = { feeName: undefined, jfmoduleId: undefined, forbiddenStatus: undefined }

/** Fee names: filters and page in the address, a form beside the list. */
export function CostCodeList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/costCode/index' })
  const [open, setOpen] = useState<CostCode | 'new'>()
  const columns = useMemo(() => costCodeColumns(t), [t])
  const list = useQuery({
    ...trpc.costCode.page.queryOptions(queryOf(search)),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const view = useListView({
    store: useSavedViews('costCode'),
    columns,
    search,
    read: (raw) => costCodeSearch.parse(raw),
    onSearch: (next, replace = false) => void navigate({ search: next, replace }),
  })
  const change = (next: Partial<CostCodeSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const filter = (next: Partial<CostCodeSearch>) => change({ ...next, current: 1 })
  const isFiltered = Object.keys(noFilters).some(
    (key) => search[key as keyof typeof noFilters] !== undefined, // its own keys
  )
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('costCode.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        <Permit code="costCode:write">
          <div className="actions">
            <StandardButton />
            <Button type="primary" onClick={() => setOpen('new')}>
              {t('costCode.new')}
            </Button>
          </div>
        </Permit>
      </div>
      <ViewBar model={view.bar} />
      <CostCodeFilters search={search} onChange={filter} />
      <DataGrid
        {...gridStateOf(list)}
        label={t('costCode.title')}
        columns={columns}
        layout={view.layout}
        onLayout={view.onLayout}
        rows={view.isReady ? list.data?.records : undefined}
        rowKey={(row) => row.id}
        paging={{ query: search, total: list.data?.total ?? 0, onChange: change }}
        empty={
          isFiltered
            ? {
                reason: t('list.noMatch'),
                next: <Button onClick={() => filter(noFilters)}>{t('list.clear')}</Button>,
              }
            : { reason: t('costCode.empty') }
        }
        onOpen={setOpen}
      />
      {open && (
        <CostCodeForm row={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </div>
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

type FilterProps = { search: CostCodeSearch; onChange: (next: Partial<CostCodeSearch>) => void }

function CostCodeFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <div className="filters" role="search">
      <Input.Search
        allowClear
        key={search.feeName ?? ''}
        defaultValue={search.feeName}
        placeholder={t('costCode.field.feeName')}
        aria-label={t('costCode.field.feeName')}
        onSearch={(text) => onChange({ feeName: text.trim() || undefined })}
      />
      <Select<FeeModule>
        allowClear
        value={search.jfmoduleId ?? null}
        options={moduleChoices()}
        placeholder={t('costCode.field.jfmoduleId')}
        aria-label={t('costCode.field.jfmoduleId')}
        onChange={(jfmoduleId) => onChange({ jfmoduleId: jfmoduleId ?? undefined })}
      />
      <Select<0 | 1>
        allowClear
        value={search.forbiddenStatus ?? null}
        options={[
          { value: 0, label: t('costCode.inUse') },
          { value: 1, label: t('costCode.stopped') },
        ]}
        placeholder={t('costCode.field.forbiddenStatus')}
        aria-label={t('costCode.field.forbiddenStatus')}
        onChange={(picked) => onChange({ forbiddenStatus: picked ?? undefined })}
      />
      <Button onClick={() => onChange(noFilters)}>{t('action.reset')}</Button>
    </div>
  )
}
