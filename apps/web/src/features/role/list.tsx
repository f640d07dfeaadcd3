import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { roleOrigin } from '@yuncang/shared/nouns/role/rules'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { usePlainList } from '../../records/list/plain-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { RoleDrawer } from './drawer.tsx'
import { refreshed } from './refreshed.ts'
import { roleName } from './row.ts'
import { useRoleSteps } from './steps.ts'

const path = '/system/role/index'
const route = getRouteApi(path)
const textOf = (row: RoleRecord) => `${roleName(row)} ${row.roleCode}`

/** The roles that count in the tenant; each opens as the tree of its rights. */
export function RoleList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('role:write')
  const columns = useMemo(() => roleColumns(t), [t])
  const plain = usePlainList({
    search,
    onSearch: (next, replace) => void navigate({ search: next, replace }),
    label: t('role.name'),
    textOf,
  })
  const list = useQuery({ ...trpc.role.list.queryOptions({}), ...asList, select: plain.select })
  return (
    <DrawerList
      name="role"
      title={t('role.title')}
      columns={columns}
      exported={{ list: 'role', query: { name: search.name } }}
      {...plain.propsOf(list)}
      empty={{ reason: t('role.empty') }}
      addLabel={canWrite ? t('role.new') : undefined}
      steps={useRoleSteps()}
      nameOf={roleName}
      onDone={refreshed}
      renderDrawer={(row, close) => <RoleDrawer row={row} onClose={close} />}
    />
  )
}

export const roleColumns = (t: TFunction): GridColumn<RoleRecord>[] => {
  const origin = (row: RoleRecord) => t(`role.origin.${roleOrigin(row)}`)
  return [
    {
      key: 'name',
      title: t('role.name'),
      width: 200,
      pinned: 'start',
      text: roleName,
    },
    {
      key: 'roleCode',
      title: t('role.field.roleCode'),
      width: 150,
      text: (row) => row.roleCode,
      render: (row) => <CodeText value={row.roleCode} />,
    },
    {
      key: 'origin',
      title: t('role.field.origin'),
      width: 160,
      text: origin,
      isState: true,
      render: (row) => <StatusTag tone={row.isOwn ? 'active' : 'idle'} label={origin(row)} />,
    },
    {
      key: 'dataScope',
      title: t('role.field.dataScope'),
      width: 160,
      text: (row) => t(`role.scope.${row.dataScope}`),
    },
    {
      key: 'rights',
      title: t('role.field.permissions'),
      width: 110,
      align: 'end',
      text: (row) => String(row.permissions.length),
    },
    {
      key: 'members',
      title: t('role.field.members'),
      width: 110,
      align: 'end',
      text: (row) => String(row.members),
    },
  ]
}
