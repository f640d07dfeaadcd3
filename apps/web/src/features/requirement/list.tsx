import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Requirement } from '@yuncang/shared/nouns/requirement/contract'
import { requirement } from '@yuncang/shared/nouns/requirement/contract'
import {
  priorities,
  priorityLabels,
  requirementStatusLabels,
} from '@yuncang/shared/nouns/requirement/rules'
import { App, Input, Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { type Pages, usePageName } from '../../lib/tab.ts'
import { timeColumns } from '../../records/list/columns.tsx'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { PageSelect } from '../../records/form/page-select.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { queryOf, requirementSearch } from './search.ts'
import { statusLabel, toneOf, useRequirementSteps } from './steps.ts'

const path = '/system/require/index'
const route = getRouteApi(path)
const noFilters = { title: undefined, status: undefined }
const { Field } = fieldsOf<'title' | 'content' | 'route' | 'priority'>('requirement')
const refreshed = () => queryClient.invalidateQueries(trpc.requirement.pathFilter())

/** Requests: one's own, and everybody's for those who handle them (docs/domain/records.md#help-notes-and-requests). */
export function RequirementList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const query = queryOf(search)
  const list = useQuery({ ...trpc.requirement.page.queryOptions(query), ...asList })
  const pageName = usePageName()
  const columns = useMemo(() => requirementColumns(t, pageName), [t, pageName])
  const states = Object.entries(requirementStatusLabels).map(([value, words]) => ({
    value: Number(value),
    label: words[currentLanguage()],
  }))
  return (
    <>
      <DrawerList
        name="requirement"
        title={t('requirement.title')}
        columns={columns}
        exported={{ list: 'requirement', query: query }}
        list={list}
        rows={list.data?.records}
        search={search}
        read={(raw) => requirementSearch.parse(raw)}
        onSearch={(next, replace) => void navigate({ search: next, replace })}
        noFilters={noFilters}
        renderFilters={(filter) => (
          <FilterBar onReset={() => filter(noFilters)}>
            <TextFilter
              label={t('requirement.field.title')}
              value={search.title}
              onChange={(title) => filter({ title })}
            />
            <ChoiceFilter
              label={t('requirement.status')}
              value={search.status}
              options={states}
              onChange={(status) => filter({ status })}
            />
          </FilterBar>
        )}
        empty={{ reason: t('requirement.none') }}
        addLabel={t('requirement.new')}
        steps={useRequirementSteps()}
        nameOf={(row) => row.title}
        loadPage={(paging) => client.requirement.page.query({ ...query, ...paging })}
        onDone={refreshed}
        renderDrawer={(row, close) => <RequirementDrawer row={row} from="" onClose={close} />}
      />
      {search.from !== undefined && (
        <RequirementDrawer
          row={undefined}
          from={search.from}
          onClose={() => void navigate({ search: { ...search, from: undefined }, replace: true })}
        />
      )}
    </>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

export const requirementColumns = (t: Translate, pageName: Pages['nameOf']) => [
  {
    key: 'title',
    title: t('requirement.field.title'),
    width: 300,
    pinned: 'start' as const,
    text: (row: Requirement) => row.title,
  },
  {
    key: 'status',
    title: t('requirement.status'),
    width: 120,
    sortable: true as const,
    text: (row: Requirement) => statusLabel(row.status),
    render: (row: Requirement) => (
      <StatusTag tone={toneOf(row.status)} label={statusLabel(row.status)} />
    ),
  },
  {
    key: 'priority',
    title: t('requirement.field.priority'),
    width: 100,
    text: (row: Requirement) => priorityLabels[row.priority][currentLanguage()],
  },
  {
    key: 'route',
    title: t('requirement.field.route'),
    width: 220,
    text: (row: Requirement) => pageName(row.route),
  },
  {
    key: 'author',
    title: t('requirement.author'),
    width: 120,
    text: (row: Requirement) => row.author,
  },
  {
    key: 'reply',
    title: t('requirement.reply'),
    width: 260,
    text: (row: Requirement) => row.reply,
  },
  ...timeColumns(t),
]

type Props = { row: Requirement | undefined; from: string; onClose: () => void }

function RequirementDrawer({ row, from, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const create = useMutation(trpc.requirement.create.mutationOptions(inPlace))
  const steps = useRequirementSteps()
  const {
    title,
    content,
    route: page,
    priority,
  } = row ?? { title: '', content: '', route: from, priority: '中' as const }
  return (
    <RecordDrawer
      title={row ? row.title : t('requirement.new')}
      schema={requirement.create.input}
      initial={{ title, content, route: page, priority }}
      canSave={row === undefined}
      save={(input) => create.mutateAsync(input)}
      onSaved={async (saved) => {
        void message.success(t('requirement.sent', { title: saved.title }))
        await refreshed()
        onClose()
      }}
      onReload={() => void refreshed()}
      onClose={onClose}
      fields={
        <>
          <Field name="title">
            <Input maxLength={80} />
          </Field>
          <Field name="content">
            <Input.TextArea rows={6} maxLength={2000} />
          </Field>
          <div className="two-columns">
            <Field name="priority">
              <Select
                options={priorities.map((value) => ({
                  value,
                  label: priorityLabels[value][currentLanguage()],
                }))}
              />
            </Field>
            <Field name="route">
              <PageSelect />
            </Field>
          </div>
        </>
      }
    >
      {row?.reply && (
        <p>
          {t('requirement.reply')}: {row.reply}
        </p>
      )}
      {row && <StepButtons row={row} name={row.title} steps={steps} onDone={refreshed} />}
    </RecordDrawer>
  )
}
