import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { DictionaryRecord } from '@yuncang/shared/nouns/dictionary/contract'
import { Segmented } from 'antd'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Codes } from './codes.tsx'
import { entryColumns } from './columns.tsx'
import { EntryDrawer } from './drawer.tsx'
import { Many } from './many.tsx'
import { refreshed } from './refreshed.ts'
import { dictionarySearch, type Scope } from './search.ts'
import { useEntrySteps } from './steps.ts'

const path = '/system/dictionary/index'
const route = getRouteApi(path)
const noFilters = { name: undefined }

/** The dictionaries at the left, the entries of one at the right, with what the tenant has made of them. */
export function DictionaryList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canPlatform = useCan('dictionary:platform')
  const columns = useMemo(() => entryColumns(t), [t])
  const { code, name = '', scope } = search
  const select = useCallback(
    (entries: DictionaryRecord[]) => {
      const wanted = name.toLowerCase()
      const records = entries.filter(({ dictValue, dictLabel, labelEn }) =>
        `${dictValue} ${dictLabel} ${labelEn}`.toLowerCase().includes(wanted),
      )
      return { records, total: records.length }
    },
    [name],
  )
  const codes = useQuery(trpc.dictionary.codes.queryOptions({}))
  const dictionary = codes.data?.find((each) => each.code === code)
  const isClosed = dictionary?.isClosed === 1
  const list = useQuery({ ...trpc.dictionary.ofCode.queryOptions({ code }), ...asList, select })
  const rows = list.data?.records
  const canAdd = scope === 'platform' || !isClosed
  const go = (next: Partial<typeof search>) => void navigate({ search: { ...search, ...next } })
  return (
    <DrawerList
      name="dictionary"
      title={dictionary ? `${dictionary.name} ${code}` : t('dictionary.title')}
      columns={columns}
      list={list}
      rows={rows}
      search={search}
      read={(raw) => dictionarySearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      aside={<Codes code={code} onPick={(picked) => go({ code: picked, current: 1 })} />}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('dictionary.field.dictLabel')}
            value={search.name}
            onChange={(text) => filter({ name: text })}
          />
          {canPlatform && (
            <Segmented<Scope>
              aria-label={t('dictionary.scope')}
              value={scope}
              options={[
                { value: 'tenant', label: t('dictionary.scope.tenant') },
                { value: 'platform', label: t('dictionary.scope.platform') },
              ]}
              onChange={(picked) => go({ scope: picked })}
            />
          )}
          <Many code={code} isClosed={isClosed} />
        </FilterBar>
      )}
      empty={{ reason: t('dictionary.empty') }}
      addLabel={canAdd ? t('dictionary.new') : undefined}
      steps={useEntrySteps(scope)}
      nameOf={(row) => row.dictLabel}
      loadPage={async () => ({ records: rows ?? [], total: rows?.length ?? 0 })}
      onDone={refreshed}
      renderDrawer={(row, close) => (
        <EntryDrawer code={code} scope={scope} row={row} onClose={close} />
      )}
    />
  )
}
