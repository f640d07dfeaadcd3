import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { invitationStates } from '@yuncang/shared/nouns/membership-invitation/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useCan } from '../../session/session-context.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { InvitationDrawer } from './invitation-drawer.tsx'
import { useInvitationSteps } from './invitation-steps.ts'
import { invitationsRefreshed } from './refreshed.ts'
import { invitationQuery, invitationSearch, type InvitationSearch } from './search.ts'
import { UserSegments } from './segments.tsx'
import { useRoles } from './use-roles.ts'

const path = '/system/user/invitation'
const route = getRouteApi(path)
const noFilters = { account: undefined, state: undefined }

/** Who of other tenants was asked to work here too (docs/domain/access.md#people-of-several-tenants). */
export function InvitationList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('user:write')
  const { nameOf: roleName } = useRoles()
  const columns = useMemo(() => invitationColumns(t, roleName), [t, roleName])
  const query = invitationQuery(search)
  const list = useQuery({ ...trpc.membershipInvitation.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="membershipInvitation"
      title={t('user.title')}
      segments={<UserSegments current={path} />}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => invitationSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => <InvitationFilters search={search} onChange={filter} />}
      empty={{ reason: t('membershipInvitation.empty') }}
      addLabel={canWrite ? t('membershipInvitation.new') : undefined}
      steps={useInvitationSteps()}
      nameOf={(row) => row.account}
      loadPage={(paging) => client.membershipInvitation.page.query({ ...query, ...paging })}
      onDone={invitationsRefreshed}
      renderDrawer={(row, close) => <InvitationDrawer row={row} onClose={close} />}
    />
  )
}

type FilterProps = { search: InvitationSearch; onChange: (next: Partial<InvitationSearch>) => void }

function InvitationFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation()
  const states = Object.values(invitationStates).map((value) => ({
    value,
    label: t(`membershipInvitation.state.${value}`),
  }))
  return (
    <FilterBar onReset={() => onChange(noFilters)}>
      <TextFilter
        label={t('user.field.account')}
        value={search.account}
        onChange={(account) => onChange({ account })}
      />
      <ChoiceFilter
        label={t('user.field.status')}
        value={search.state}
        options={states}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  )
}
