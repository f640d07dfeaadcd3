import { useQuery } from '@tanstack/react-query'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { Menu } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useSession } from '../session/session-context.tsx'
import { pathOf } from './menu.ts'
import { useTabHost } from './tabs/host-context.ts'

const forGood = { staleTime: Infinity }

/** The branch of the menu that the top menu has chosen; its entries as the server gives them, or the whole menu. */
export function useBranch() {
  const { menu } = useSession()
  const [chosen, choose] = useState<string>()
  const children = useQuery({
    ...trpc.session.menuChildren.queryOptions({ parentId: chosen ?? '' }),
    ...forGood,
    enabled: chosen !== undefined,
  })
  const all = menu.flatMap(function each(node): MenuNode[] {
    return [node, ...node.children.flatMap(each)]
  })
  // The call gives entries without what lies below them.
  const branch = children.data?.map(
    ({ id, ...node }) => all.find((each) => each.id === id) ?? { id, ...node },
  )
  return { chosen, choose, menu: chosen === undefined ? menu : (branch ?? menu) }
}

type Props = { chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** The first level of the menu, lying; home brings back the whole menu. */
export function TopMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const host = useTabHost()
  const { menu } = useSession()
  const { data = [] } = useQuery({ ...trpc.session.topMenu.queryOptions({}), ...forGood })
  const home = data.find((node) => node.code === 'wel')
  const pick = (key: string) => {
    const node = data.find((each) => each.id === key)
    if (!node || node === home) {
      onChoose(undefined)
      host.open('/wel/index')
      return
    }
    const isLeaf = menu.every((each) => each.id !== key || each.children.length === 0)
    if (isLeaf) host.open(pathOf(node))
    else onChoose(key)
  }
  return (
    <nav className="top-menu" aria-label={t('menu.top')}>
      <Menu
        mode="horizontal"
        items={data.map(({ id, label }) => ({ key: id, label }))}
        selectedKeys={[chosen ?? home?.id ?? '']}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
