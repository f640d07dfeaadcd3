import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { help, type HelpDraft, type HelpRecord } from '@yuncang/shared/nouns/help/contract'
import { Input, InputNumber, Alert } from 'antd'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { timeColumns } from '../../records/list/columns.tsx'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { currentLanguage } from '../../lib/language.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { PagesSelect } from '../../records/form/page-select.tsx'
import { RichTextEditor } from '../../records/rich-text/editor.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { helpSearch, queryOf } from './search.ts'

const path = '/system/help/index'
const route = getRouteApi(path)
const noFilters = { briefInstructions: undefined, isShow: undefined }
const { Field, FlagField } = fieldsOf<keyof HelpDraft>('help')
/** The title that a reader would see. */
const titleOf = (row: HelpRecord): string =>
  (currentLanguage() === 'en' && row.briefInstructionsEn) || row.briefInstructions
const refreshed = () => queryClient.invalidateQueries(trpc.help.pathFilter())

/** Articles of the help centre: those of the product, and the tenant's own. */
export function HelpList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const query = queryOf(search)
  const list = useQuery({ ...trpc.help.page.queryOptions(query), ...asList })
  const columns = useMemo(() => {
    const stateOf = (row: HelpRecord) => t(row.isShow ? 'help.shown' : 'help.hidden')
    const originOf = (row: HelpRecord) => t(row.isPlatform ? 'help.platform' : 'help.own')
    return [
      {
        key: 'briefInstructions',
        title: t('help.field.briefInstructions'),
        width: 360,
        pinned: 'start' as const,
        sortable: true as const,
        text: titleOf,
      },
      { key: 'origin', title: t('help.origin'), width: 120, text: originOf },
      {
        key: 'isShow',
        title: t('help.field.isShow'),
        width: 110,
        text: stateOf,
        render: (row: HelpRecord) => (
          <StatusTag tone={row.isShow ? 'good' : 'idle'} label={stateOf(row)} />
        ),
      },
      {
        key: 'sort',
        title: t('help.field.sort'),
        width: 90,
        align: 'end' as const,
        sortable: true as const,
        text: (row: HelpRecord) => String(row.sort),
      },
      ...timeColumns(t),
    ]
  }, [t])
  const states = [
    { value: 1 as const, label: t('help.shown') },
    { value: 0 as const, label: t('help.hidden') },
  ]
  return (
    <DrawerList
      name="help"
      title={t('help.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => helpSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('help.field.briefInstructions')}
            value={search.briefInstructions}
            onChange={(briefInstructions) => filter({ briefInstructions })}
          />
          <ChoiceFilter
            label={t('help.field.isShow')}
            value={search.isShow}
            options={states}
            onChange={(isShow) => filter({ isShow })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('help.empty') }}
      addLabel={t('help.new')}
      nameOf={titleOf}
      loadPage={(paging) => client.help.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <HelpDrawer row={row} onClose={close} />}
    />
  )
}

type Props = { row: HelpRecord | undefined; onClose: () => void }

function HelpDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const create = useMutation(trpc.help.create.mutationOptions(inPlace))
  const update = useMutation(trpc.help.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? titleOf(row) : t('help.new')}
      form="help"
      row={row}
      contract={help}
      defaults={{ sort: 100, isShow: 1 }}
      canWrite={!row?.isPlatform}
      nameOf={titleOf}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          {row?.isPlatform && (
            <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('help.ofPlatform')} />
          )}
          <Field name="briefInstructions">
            <Input maxLength={120} />
          </Field>
          <Field name="details">
            <RichTextEditor label={t('help.field.details')} />
          </Field>
          <Field name="briefInstructionsEn">
            <Input maxLength={160} />
          </Field>
          <Field name="detailsEn">
            <RichTextEditor label={t('help.field.detailsEn')} />
          </Field>
          <Field name="routes" help={t('help.routesHint')}>
            <PagesSelect />
          </Field>
          <div className="two-columns">
            <Field name="sort">
              <InputNumber min={0} max={9999} precision={0} style={{ width: '100%' }} />
            </Field>
            <FlagField name="isShow" />
          </div>
        </>
      }
    >
      {row && !row.isPlatform && (
        <Suspense>
          <DocumentsOf module="BZZX" businessId={row.id} status={0} docType="ZL" />
        </Suspense>
      )}
    </NounDrawer>
  )
}
