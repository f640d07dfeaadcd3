import {
  DatabaseOutlined,
  HomeOutlined,
  InboxOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { Menu } from 'antd'
import type { ReactNode } from 'react'
import { useSession } from '../session/session-context.tsx'

const icons: Record<string, ReactNode> = {
  home: <HomeOutlined />,
  warehouse: <ShopOutlined />,
  inbound: <InboxOutlined />,
  database: <DatabaseOutlined />,
  team: <TeamOutlined />,
}

/** A leaf of the server's menu opens its path with /index appended (spec.md §2). */
export const pathOf = (node: MenuNode): string => `${node.path}/index`

type Item = { key: string; icon: ReactNode; label: string; children?: Item[] }

const itemsOf = (nodes: readonly MenuNode[]): Item[] =>
  nodes.map((node) => ({
    key: node.children.length > 0 ? node.path : pathOf(node),
    icon: icons[node.icon],
    label: node.label,
    ...(node.children.length > 0 && { children: itemsOf(node.children) }),
  }))

/** The menu as the server gives it to this person. */
export function SideMenu({ onPick }: { onPick?: () => void }) {
  const { menu } = useSession()
  const router = useRouter()
  const { pathname } = useLocation()
  // A screen below an entry keeps that entry active: /wms/inboundOrder/detail/… belongs to /wms/inboundOrder.
  const active = leavesOf(menu).find((leaf) => pathname.startsWith(`${leaf.path}/`))
  return (
    <nav>
      <Menu
        mode="inline"
        items={itemsOf(menu)}
        selectedKeys={active ? [pathOf(active)] : []}
        defaultOpenKeys={menu.map((node) => node.path)}
        style={{ borderInlineEnd: 'none', paddingBlock: 8 }}
        onClick={({ key }) => {
          onPick?.()
          void router.navigate({ href: key })
        }}
      />
    </nav>
  )
}

const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))
