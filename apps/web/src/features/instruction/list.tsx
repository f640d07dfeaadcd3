import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Instruction } from '@yuncang/shared/nouns/instruction/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { usePages } from '../../lib/tab.ts'
import { timeColumns } from '../../records/list/columns.tsx'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { NoteDrawer, refreshed } from './note-drawer.tsx'
import { instructionSearch, queryOf } from './search.ts'

const path = '/system/instruction/index'
const route = getRouteApi(path)
const noFilters = { title: undefined, activeRoute: undefined }

/** The notes of the tenant, for those who keep them in order. */
export function InstructionList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const query = queryOf(search)
  const list = useQuery({ ...trpc.instruction.page.queryOptions(query), ...asList })
  const { nameOf: pageName, all: pages } = usePages()
  const columns = useMemo(() => {
    const stateOf = (row: Instruction) => t(row.status ? 'help.shown' : 'help.hidden')
    return [
      {
        key: 'title',
        title: t('instruction.field.title'),
        width: 280,
        pinned: 'start' as const,
        sortable: true as const,
        text: (row: Instruction) => row.title,
      },
      {
        key: 'activeRoute',
        title: t('instruction.field.activeRoute'),
        width: 260,
        sortable: true as const,
        text: (row: Instruction) => pageName(row.activeRoute),
      },
      {
        key: 'author',
        title: t('instruction.author'),
        width: 130,
        text: (row: Instruction) => row.author,
      },
      {
        key: 'status',
        title: t('instruction.field.status'),
        width: 110,
        text: stateOf,
        render: (row: Instruction) => (
          <StatusTag tone={row.status ? 'good' : 'idle'} label={stateOf(row)} />
        ),
      },
      ...timeColumns(t),
    ]
  }, [t, pageName])
  return (
    <DrawerList
      name="instruction"
      title={t('instruction.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => instructionSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('instruction.field.title')}
            value={search.title}
            onChange={(title) => filter({ title })}
          />
          <ChoiceFilter
            label={t('instruction.field.activeRoute')}
            value={search.activeRoute}
            options={pages}
            onChange={(activeRoute) => filter({ activeRoute })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('instruction.none') }}
      addLabel={t('instruction.new')}
      nameOf={(row) => row.title}
      loadPage={(paging) => client.instruction.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => (
        <NoteDrawer row={row} activeRoute="/wel/index" onClose={close} />
      )}
    />
  )
}
