import { EllipsisOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { Menu } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useSession } from '../session/session-context.tsx'
import { useTabHost } from './tabs/host-context.ts'
import { useEntry } from './use-entry.ts'

const forGood = { staleTime: Infinity }

/** The branch of the menu that the top menu has chosen; its entries as the server gives them, or the whole menu. */
export function useBranch() {
  const { menu } = useSession()
  const [wanted, choose] = useState<string>()
  const all = menu.flatMap(function each(node): MenuNode[] {
    return [node, ...node.children.flatMap(each)]
  })
  // It may have gone with a right.
  const chosen = all.find(({ id }) => id === wanted)?.id
  const children = useQuery({
    ...trpc.session.menuChildren.queryOptions({ parentId: chosen ?? '' }),
    ...forGood,
    enabled: chosen !== undefined,
  })
  // The call gives entries without what lies below them.
  const branch = children.data?.flatMap(({ id }) => all.find((each) => each.id === id) ?? [])
  return { chosen, choose, menu: chosen === undefined ? menu : (branch ?? menu) }
}

type Props = { chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** The first level of the menu, lying; home brings back the whole menu. */
export function TopMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const host = useTabHost()
  const openEntry = useEntry()
  const { menu } = useSession()
  const top = useQuery({ ...trpc.session.topMenu.queryOptions({}), ...forGood })
  // What this person's roles may see of it.
  const data = (top.data ?? []).flatMap(({ id }) => menu.find((node) => node.id === id) ?? [])
  const home = data.find((node) => node.code === 'wel')
  const pick = (key: string) => {
    const node = data.find((each) => each.id === key)
    if (!node || node === home) {
      onChoose(undefined)
      host.open('/wel/index')
      return
    }
    if (node.children.length === 0) openEntry(node)
    else onChoose(key)
  }
  return (
    <nav className="top-menu" aria-label={t('menu.top')}>
      <Menu
        mode="horizontal"
        items={data.map(({ id, label }) => ({ key: id, label }))}
        selectedKeys={[chosen ?? home?.id ?? '']}
        overflowedIndicator={<EllipsisOutlined aria-label={t('menu.others')} />}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
