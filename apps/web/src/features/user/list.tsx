import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useCan } from '../../session/session-context.tsx'
import { userColumns } from './columns.tsx'
import { UserDrawer } from './drawer.tsx'
import { PasswordLinkDialog, type PasswordLink } from '../../records/form/password-link.tsx'
import { refreshed } from './refreshed.ts'
import { userQuery, userSearch, type UserSearch } from './search.ts'
import { UserSegments } from './segments.tsx'
import { useUserSteps } from './steps.ts'
import { useRoles } from './use-roles.ts'

const path = '/system/user/index'
const route = getRouteApi(path)
const noFilters = {
  account: undefined,
  realName: undefined,
  roleCode: undefined,
  status: undefined,
}

/** The people of the tenant, and what they may do. */
export function UserList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('user:write')
  const { nameOf: roleName } = useRoles()
  const [link, setLink] = useState<PasswordLink>()
  const columns = useMemo(() => userColumns(t, roleName), [t, roleName])
  const query = userQuery(search)
  const list = useQuery({ ...trpc.user.page.queryOptions(query), ...asList })
  return (
    <>
      <DrawerList
        name="user"
        title={t('user.title')}
        segments={<UserSegments current={path} />}
        columns={columns}
        exported={{ list: 'user', query: query }}
        list={list}
        rows={list.data?.records}
        search={search}
        read={(raw) => userSearch.parse(raw)}
        onSearch={(next, replace) => void navigate({ search: next, replace })}
        noFilters={noFilters}
        renderFilters={(filter) => <UserFilters search={search} onChange={filter} />}
        empty={{ reason: t('user.empty') }}
        addLabel={canWrite ? t('user.new') : undefined}
        steps={useUserSteps()}
        nameOf={(row) => row.realName}
        loadPage={(paging) => client.user.page.query({ ...query, ...paging })}
        onDone={refreshed}
        renderDrawer={(row, close) => <UserDrawer row={row} onClose={close} onLink={setLink} />}
      />
      {link && <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

type FilterProps = { search: UserSearch; onChange: (next: Partial<UserSearch>) => void }

function UserFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation()
  const roles = useRoles()
  const states = [0, 1, 2].map((value) => ({ value, label: t(`user.state.${value}`) }))
  return (
    <FilterBar onReset={() => onChange(noFilters)}>
      <TextFilter
        label={t('user.field.account')}
        value={search.account}
        onChange={(account) => onChange({ account })}
      />
      <TextFilter
        label={t('user.field.realName')}
        value={search.realName}
        onChange={(realName) => onChange({ realName })}
      />
      <ChoiceFilter
        label={t('user.field.roleCodes')}
        value={search.roleCode}
        options={roles.options}
        onChange={(roleCode) => onChange({ roleCode })}
      />
      <ChoiceFilter
        label={t('user.field.status')}
        value={search.status}
        options={states}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
