import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { TenantRecord } from '@yuncang/shared/nouns/tenant/contract'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { PasswordLinkDialog, type PasswordLink } from '../../records/form/password-link.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TenantDrawer } from './drawer.tsx'
import { refreshed } from './refreshed.ts'
import { tenantQuery, tenantSearch } from './search.ts'
import { useTenantSteps } from './steps.ts'

const path = '/system/tenant/index'
const route = getRouteApi(path)
const noFilters = { name: undefined, dataNode: undefined, isLock: undefined }

/** Every tenant of the installation, for the administrators of the platform. */
export function TenantList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const [link, setLink] = useState<PasswordLink>()
  const columns = useMemo(() => tenantColumns(t), [t])
  const query = tenantQuery(search)
  const list = useQuery({ ...trpc.tenant.page.queryOptions(query), ...asList })
  const states = [0, 1].map((value) => ({ value, label: t(`tenant.state.${value}`) }))
  return (
    <>
      <DrawerList
        name="tenant"
        title={t('tenant.title')}
        columns={columns}
        list={list}
        rows={list.data?.records}
        search={search}
        read={(raw) => tenantSearch.parse(raw)}
        onSearch={(next, replace) => void navigate({ search: next, replace })}
        noFilters={noFilters}
        renderFilters={(filter) => (
          <FilterBar onReset={() => filter(noFilters)}>
            <TextFilter
              label={t('tenant.field.name')}
              value={search.name}
              onChange={(name) => filter({ name })}
            />
            <TextFilter
              isCode
              label={t('tenant.field.dataNode')}
              value={search.dataNode}
              onChange={(dataNode) => filter({ dataNode })}
            />
            <ChoiceFilter<number>
              label={t('tenant.field.isLock')}
              value={search.isLock}
              options={states}
              onChange={(value) =>
                filter({ isLock: value === 1 ? 1 : value === 0 ? 0 : undefined })
              }
            />
          </FilterBar>
        )}
        empty={{ reason: t('tenant.empty') }}
        addLabel={t('tenant.new')}
        steps={useTenantSteps()}
        nameOf={(row) => row.name}
        loadPage={(paging) => client.tenant.page.query({ ...query, ...paging })}
        onDone={refreshed}
        renderDrawer={(row, close) => <TenantDrawer row={row} onClose={close} onLink={setLink} />}
      />
      {link && <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

const tenantColumns = (t: TFunction): GridColumn<TenantRecord>[] => {
  const yes = (is: 0 | 1) => (is ? t('tenant.yes') : '')
  const flagColumn = (key: 'hasJf' | 'hasFutures' | 'hasPledge' | 'training') => ({
    key,
    title: t(`tenant.field.${key}`),
    width: 100,
    text: (row: TenantRecord) => yes(row[key]),
  })
  return [
    {
      key: 'name',
      title: t('tenant.field.name'),
      width: 220,
      sortable: true,
      pinned: 'start',
      text: (row) => row.name,
    },
    {
      key: 'dataNode',
      title: t('tenant.field.dataNode'),
      width: 150,
      sortable: true,
      text: (row) => row.dataNode,
      render: (row) => <CodeText value={row.dataNode} />,
    },
    {
      key: 'isLock',
      title: t('tenant.field.isLock'),
      width: 110,
      text: (row) => t(`tenant.state.${row.isLock}`),
      isState: true,
      render: (row) => (
        <StatusTag tone={row.isLock ? 'bad' : 'good'} label={t(`tenant.state.${row.isLock}`)} />
      ),
    },
    {
      key: 'type',
      title: t('tenant.field.type'),
      width: 140,
      text: (row) => t(`tenant.type.${row.type}`),
    },
    {
      key: 'inCompany',
      title: t('tenant.field.inCompany'),
      width: 110,
      text: (row) => t(`tenant.company.${row.inCompany}`),
    },
    flagColumn('hasJf'),
    flagColumn('hasFutures'),
    flagColumn('hasPledge'),
    flagColumn('training'),
    {
      key: 'members',
      title: t('tenant.field.members'),
      width: 100,
      align: 'end',
      text: (row) => String(row.members),
    },
  ]
}
