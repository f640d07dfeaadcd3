import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ApiTokenRecord } from '@yuncang/shared/contracts/api-token'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { plainSearch } from '../../lib/plain-search.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { FilterBar, TextFilter } from '../../records/filters.tsx'
import { tokenColumns } from './columns.tsx'
import { TokenDrawer } from './drawer.tsx'
import { refreshed } from './refreshed.ts'
import { useTokenSteps } from './steps.ts'
import { TokenDialog, type NewToken } from './token-dialog.tsx'

const path = '/system/apiToken/index'
const route = getRouteApi(path)
const noFilters = { name: undefined }

/** What terminals and other systems come in with. */
export function ApiTokenList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const [made, setMade] = useState<NewToken>()
  const columns = useMemo(() => tokenColumns(t), [t])
  const { name = '' } = search
  const select = useCallback(
    (tokens: ApiTokenRecord[]) => {
      const records = tokens.filter((row) => row.name.includes(name))
      return { records, total: records.length }
    },
    [name],
  )
  const list = useQuery({ ...trpc.apiToken.list.queryOptions({}), ...asList, select })
  const rows = list.data?.records
  return (
    <>
      <DrawerList
        name="apiToken"
        title={t('apiToken.title')}
        columns={columns}
        list={list}
        rows={rows}
        search={search}
        read={(raw) => plainSearch.parse(raw)}
        onSearch={(next, replace) => void navigate({ search: next, replace })}
        noFilters={noFilters}
        renderFilters={(filter) => (
          <FilterBar onReset={() => filter(noFilters)}>
            <TextFilter
              label={t('apiToken.field.name')}
              value={search.name}
              onChange={(text) => filter({ name: text })}
            />
          </FilterBar>
        )}
        empty={{ reason: t('apiToken.empty') }}
        addLabel={t('apiToken.new')}
        steps={useTokenSteps()}
        nameOf={(row) => row.name}
        loadPage={async () => ({ records: rows ?? [], total: rows?.length ?? 0 })}
        onDone={refreshed}
        renderDrawer={(row, close) => <TokenDrawer row={row} onClose={close} onMade={setMade} />}
      />
      {made && <TokenDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
