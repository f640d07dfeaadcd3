import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Param } from '@yuncang/shared/nouns/param/contract'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { paramColumns } from './columns.tsx'
import { ParamDrawer } from './drawer.tsx'
import { noParamFilters, ParamFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { isOwn, rowOf } from './row.ts'
import { paramSearch } from './search.ts'
import { useParamSteps } from './steps.ts'
import { useValueWords } from './use-value-words.ts'

const path = '/system/param/index'
const route = getRouteApi(path)

/** Every parameter that the product knows, with the value in force here. */
export function ParamList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const words = useValueWords()
  const columns = useMemo(() => paramColumns(t, words), [t, words])
  const { name = '', isOwn: own } = search
  // There are a handful, and they come all at once.
  const select = useCallback(
    (params: Param[]) => {
      const records = params
        .map(rowOf)
        .filter((row) => row.name.includes(name) || row.paramKey.includes(name))
        .filter((row) => own === undefined || isOwn(row) === (own === 1))
      return { records, total: records.length }
    },
    [name, own],
  )
  const list = useQuery({ ...trpc.param.list.queryOptions({}), ...asList, select })
  const rows = list.data?.records
  return (
    <DrawerList
      name="param"
      title={t('param.title')}
      columns={columns}
      list={list}
      rows={rows}
      search={search}
      read={(raw) => paramSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noParamFilters}
      renderFilters={(filter) => <ParamFilters search={search} onChange={filter} />}
      empty={{ reason: t('param.empty') }}
      addLabel={undefined}
      steps={useParamSteps()}
      nameOf={(row) => row.name}
      loadPage={async () => ({ records: rows ?? [], total: rows?.length ?? 0 })}
      onDone={refreshed}
      renderDrawer={(row, close) => row && <ParamDrawer row={row} onClose={close} />}
    />
  )
}
