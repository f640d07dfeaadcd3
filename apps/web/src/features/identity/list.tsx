import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { IdentityRecord } from '@yuncang/shared/nouns/identity/contract'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { sortOf } from '../../lib/list-search.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { BindDialog } from './bind-dialog.tsx'
import { identityColumns, isPending } from './columns.tsx'
import { identitySearch } from './search.ts'

const route = getRouteApi('/system/identity/index')
const sortable = ['createTime', 'updateTime'] as const

/** Identities at issuers: who came for the first time waits here for an account. */
export function IdentityList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/system/identity/index' })
  const [chosen, choose] = useState<IdentityRecord>()
  const columns = useMemo(() => identityColumns(t), [t])
  const { current, size, status } = search
  const query = { current, size, status, ...sortOf(sortable, search) }
  const list = useQuery({ ...trpc.identity.page.queryOptions(query), ...asList })
  return (
    <ListPage
      name="identity"
      title={t('identity.title')}
      columns={columns}
      exported={{ list: 'identity', query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => identitySearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={{ status: undefined }}
      renderFilters={(filter) => (
        <div className="filters">
          <Select
            allowClear
            value={status ?? null}
            placeholder={t('identity.field.status')}
            aria-label={t('identity.field.status')}
            options={[
              { value: 0, label: t('identity.state.pending') },
              { value: 1, label: t('identity.state.bound') },
            ]}
            onChange={(picked: 0 | 1 | null) => filter({ status: picked ?? undefined })}
          />
        </div>
      )}
      empty={{ reason: t('identity.empty') }}
      onOpen={(row) => {
        if (isPending(row)) choose(row)
      }}
    >
      {chosen && <BindDialog identity={chosen} onClose={() => choose(undefined)} />}
    </ListPage>
  )
}
