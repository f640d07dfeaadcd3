import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { solveStatuses, type SolveStatus } from '@yuncang/shared/nouns/error-log/rules'
import type { errorLog } from '@yuncang/shared/nouns/error-log/contract'
import { App, Button } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { client, queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { type Pages, usePages } from '../../lib/tab.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction, GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { errorQuery, errorSearch } from './search.ts'
import { LogDrawer } from './log-drawer.tsx'
import './log.css'
import { LogPage } from './log-page.tsx'

type Entry = z.output<typeof errorLog.page.output>['records'][number]

const path = '/system/log/error'
const route = getRouteApi(path)
const noFilters = { message: undefined, url: undefined, solveStatus: undefined }

const refreshed = () => queryClient.invalidateQueries(trpc.errorLog.pathFilter())

/** What went wrong on screens; each opens with its stack, and is marked once it is solved. */
export function ErrorLog() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canSolve = useCan('errorLog:solve')
  const { nameOf: pageName, all: pages } = usePages()
  const columns = useMemo(() => errorColumns(t, pageName), [t, pageName])
  const query = errorQuery(search)
  const list = useQuery({ ...trpc.errorLog.page.queryOptions(query), ...asList })
  const states = Object.values(solveStatuses).map((value) => ({
    value,
    label: t(`log.solved.${value}`),
  }))
  const to = (status: SolveStatus): BulkAction<Entry> => ({
    key: status === solveStatuses.solved ? 'solve' : 'reopen',
    label: t(status === solveStatuses.solved ? 'log.solve' : 'log.reopen'),
    refusal: (row) => (row.solveStatus === status ? t(`log.solved.${status}`) : undefined),
    run: ({ id }) => client.errorLog.setSolveStatus.mutate({ ids: [id], status }),
  })
  const bulk = bulkOf<Entry>({
    actions: [to(solveStatuses.solved), to(solveStatuses.open)],
    nameOf: (row) => row.message,
    loadPage: (paging) => client.errorLog.page.query({ ...query, ...paging }),
    onDone: () => void refreshed(),
  })
  return (
    <LogPage
      name="errorLog"
      path={path}
      columns={columns}
      exported={{ list: 'errorLog', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => errorSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('log.field.message')}
            value={search.message}
            onChange={(message) => filter({ message })}
          />
          <ChoiceFilter
            label={t('log.field.page')}
            value={search.url}
            options={pages}
            onChange={(url) => filter({ url })}
          />
          <ChoiceFilter<number>
            label={t('log.field.solveStatus')}
            value={search.solveStatus}
            options={states}
            onChange={(value) =>
              filter({ solveStatus: value === 1 ? 1 : value === 0 ? 0 : undefined })
            }
          />
        </FilterBar>
      )}
      empty={{ reason: t('log.noErrors') }}
      {...(canSolve && { bulk })}
      renderEntry={(row, close) => (
        <ErrorDrawer row={row} columns={columns} canSolve={canSolve} onClose={close} />
      )}
    />
  )
}

type DrawerProps = {
  row: Entry
  columns: readonly GridColumn<Entry>[]
  canSolve: boolean
  onClose: () => void
}

/** An error with where it was thrown, and whether it is solved. */
function ErrorDrawer({ row, columns, canSolve, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const solve = useMutation(trpc.errorLog.setSolveStatus.mutationOptions())
  const status = row.solveStatus ? 0 : 1
  const mark = async () => {
    await solve.mutateAsync({ ids: [row.id], status })
    void message.success(t(`log.solved.${status}`))
    await refreshed()
    onClose()
  }
  return (
    <LogDrawer title={row.message} row={row} columns={columns} onClose={onClose}>
      {canSolve && (
        <Button
          style={{ marginTop: 16 }}
          loading={solve.isPending}
          onClick={() => void mark().catch(() => undefined)}
        >
          {t(status ? 'log.solve' : 'log.reopen')}
        </Button>
      )}
      <h2 className="log-part">{t('log.field.url')}</h2>
      <pre className="log-text">{row.url}</pre>
      <h2 className="log-part">{t('log.stack')}</h2>
      <pre className="log-text">{row.stack || t('log.noStack')}</pre>
      {row.info && (
        <>
          <h2 className="log-part">{t('log.info')}</h2>
          <pre className="log-text">{row.info}</pre>
        </>
      )}
    </LogDrawer>
  )
}

export const errorColumns = (t: TFunction, pageName: Pages['nameOf']): GridColumn<Entry>[] => [
  {
    key: 'time',
    title: t('log.field.time'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.time,
  },
  {
    key: 'solveStatus',
    title: t('log.field.solveStatus'),
    width: 110,
    text: (row) => t(`log.solved.${row.solveStatus}`),
    isState: true,
    render: (row) => (
      <StatusTag
        tone={row.solveStatus ? 'good' : 'bad'}
        label={t(`log.solved.${row.solveStatus}`)}
      />
    ),
  },
  { key: 'message', title: t('log.field.message'), width: 380, text: (row) => row.message },
  { key: 'url', title: t('log.field.page'), width: 260, text: (row) => pageName(row.url) },
  { key: 'realName', title: t('log.field.realName'), width: 120, text: (row) => row.realName },
  { key: 'type', title: t('log.field.type'), width: 100, text: (row) => row.type },
  { key: 'ip', title: t('log.field.ip'), width: 130, hidden: true, text: (row) => row.ip },
]
