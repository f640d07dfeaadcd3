import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import { permissionWords } from '@yuncang/shared/words'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { currentLanguage } from '../../lib/language.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { usePlainList } from '../../records/list/plain-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { MenuDrawer, refreshed } from './drawer.tsx'
import { inOrder, menuName } from './row.ts'
import { useMenuSteps } from './steps.ts'

const path = '/system/menu/index'
const route = getRouteApi(path)
const textOf = (row: MenuRecord) => `${menuName(row)} ${row.path}`

/** The menu of the tenant: its folders and pages, with the rights that each page has buttons for. */
export function MenuList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('menu:write')
  const columns = useMemo(() => menuColumns(t), [t])
  const plain = usePlainList({
    search,
    onSearch: (next, replace) => void navigate({ search: next, replace }),
    label: t('menu.field.nameZh'),
    textOf,
  })
  const inTree = plain.select
  const select = useCallback((found: MenuRecord[]) => inTree(inOrder(found)), [inTree])
  const list = useQuery({ ...trpc.menu.list.queryOptions({}), ...asList, select })
  const rows = list.data?.records
  const folders = useMemo(() => (rows ?? []).filter(({ type }) => type === 1), [rows])
  return (
    <DrawerList
      name="menu"
      title={t('menu.title')}
      columns={columns}
      {...plain.propsOf(list)}
      empty={{ reason: t('menu.empty') }}
      addLabel={canWrite ? t('menu.new') : undefined}
      steps={useMenuSteps()}
      nameOf={menuName}
      onDone={refreshed}
      renderDrawer={(row, close) => <MenuDrawer row={row} folders={folders} onClose={close} />}
    />
  )
}

const menuColumns = (t: TFunction): GridColumn<MenuRecord>[] => {
  const origin = (row: MenuRecord) => {
    if (!row.isOwn) return t('menu.origin.platform')
    return row.isPlatform ? t('menu.origin.changed') : t('menu.origin.own')
  }
  const state = ({ isHidden, refusal }: MenuRecord) =>
    refusal && !isHidden ? t('menu.refused') : t(`menu.hidden.${isHidden}`)
  const right = ({ permission }: MenuRecord) => {
    if (permission === '') return t('menu.everybody')
    const words = permissionWords(permission, currentLanguage())
    return `${words.noun} · ${words.right}`
  }
  return [
    {
      key: 'name',
      title: t('menu.field.nameZh'),
      width: 220,
      pinned: 'start',
      text: menuName,
      render: (row) =>
        row.parentId === null ? (
          <strong>{menuName(row)}</strong>
        ) : (
          <span style={{ paddingInlineStart: 20 }}>{menuName(row)}</span>
        ),
    },
    {
      key: 'state',
      title: t('menu.state'),
      width: 100,
      text: state,
      isState: true,
      render: (row) => (
        <StatusTag tone={row.isHidden ? 'idle' : row.refusal ? 'bad' : 'good'} label={state(row)} />
      ),
    },
    { key: 'origin', title: t('menu.field.origin'), width: 130, text: origin },
    { key: 'path', title: t('menu.field.path'), width: 260, text: (row) => row.path },
    { key: 'permission', title: t('menu.field.permission'), width: 220, text: right },
    {
      key: 'buttons',
      title: t('menu.field.buttons'),
      width: 100,
      align: 'end',
      text: (row) => (row.buttons.length > 0 ? String(row.buttons.length) : ''),
    },
    {
      key: 'sort',
      title: t('menu.field.sort'),
      width: 80,
      align: 'end',
      text: (row) => String(row.sort),
    },
  ]
}
