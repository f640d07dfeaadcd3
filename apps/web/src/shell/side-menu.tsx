import {
  AccountBookOutlined,
  ApartmentOutlined,
  CarOutlined,
  ContainerOutlined,
  SlidersOutlined,
  CalculatorOutlined,
  DatabaseOutlined,
  ExportOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShopOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  BankOutlined,
  BookOutlined,
  ClusterOutlined,
  FileSearchOutlined,
  LinkOutlined,
  MenuOutlined,
  PictureOutlined,
  SafetyOutlined,
  SendOutlined,
  SolutionOutlined,
  UserOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { Menu } from 'antd'
import type { ReactNode } from 'react'
import { useSession } from '../session/session-context.tsx'
import { entryOf, pathOf } from './menu.ts'
import { useHostState, useTabHost } from './tabs/host-context.ts'
import { find } from './tabs/model.ts'

const icons: Record<string, ReactNode> = {
  home: <HomeOutlined />,
  warehouse: <ShopOutlined />,
  inbound: <InboxOutlined />,
  inventory: <ContainerOutlined />,
  outbound: <ExportOutlined />,
  database: <DatabaseOutlined />,
  team: <TeamOutlined />,
  product: <TagsOutlined />,
  location: <ApartmentOutlined />,
  carrier: <CarOutlined />,
  worker: <ToolOutlined />,
  commerce: <FileTextOutlined />,
  contract: <FileDoneOutlined />,
  quotation: <ContainerOutlined />,
  costList: <ProfileOutlined />,
  fee: <TagsOutlined />,
  rate: <SwapOutlined />,
  param: <SlidersOutlined />,
  billing: <AccountBookOutlined />,
  feeLine: <CalculatorOutlined />,
  system: <SettingOutlined />,
  identity: <IdcardOutlined />,
  tenant: <BankOutlined />,
  user: <UserOutlined />,
  role: <SafetyOutlined />,
  section: <ClusterOutlined />,
  menu: <MenuOutlined />,
  dictionary: <BookOutlined />,
  reference: <SolutionOutlined />,
  brand: <PictureOutlined />,
  log: <FileSearchOutlined />,
  outbox: <SendOutlined />,
  link: <LinkOutlined />,
}

type Item = { key: string; icon: ReactNode; label: string; children?: Item[] }

const itemsOf = (nodes: readonly MenuNode[]): Item[] =>
  nodes.map((node) => ({
    key: node.children.length > 0 ? node.path : pathOf(node),
    icon: icons[node.icon],
    label: node.label,
    ...(node.children.length > 0 && { children: itemsOf(node.children) }),
  }))

type Props = {
  /** Icons only. */
  isCollapsed?: boolean
  onPick?: () => void
}

/** The menu as the server gives it to this person. */
export function SideMenu({ isCollapsed = false, onPick }: Props) {
  const { menu } = useSession()
  const host = useTabHost()
  const { tabs } = useHostState()
  const active = entryOf(menu, find(tabs, tabs.activeId)?.href ?? '')
  const pick = (path: string) => {
    onPick?.()
    // A page of somebody else's (spec.md §2).
    if (path.includes('http')) {
      window.open(path, '_blank', 'noopener')
      return
    }
    // A tab that is open is shown as it stands (decisions.md 27).
    if (find(tabs, path)) host.activate(path)
    else host.open(path)
  }
  return (
    <nav>
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        items={itemsOf(menu)}
        selectedKeys={active ? [pathOf(active)] : []}
        defaultOpenKeys={isCollapsed ? [] : menu.map((node) => node.path)}
        style={{ borderInlineEnd: 'none', paddingBlock: 8 }}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
