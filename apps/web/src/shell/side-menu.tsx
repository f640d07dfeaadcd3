import {
  ApiOutlined,
  AccountBookOutlined,
  ApartmentOutlined,
  CarOutlined,
  CloudSyncOutlined,
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
  ReadOutlined,
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
import { entryOf, openEntry, pathOf } from './menu.ts'
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
  training: <ReadOutlined />,
  job: <CloudSyncOutlined />,
  help: <FileTextOutlined />,
  note: <ProfileOutlined />,
  request: <InboxOutlined />,
  tenant: <BankOutlined />,
  user: <UserOutlined />,
  role: <SafetyOutlined />,
  apiToken: <ApiOutlined />,
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
  /** The whole menu, or the branch that the top menu has chosen. */
  menu: readonly MenuNode[]
  /** Icons only. */
  isCollapsed?: boolean
  onPick?: () => void
}

/** The menu as the server gives it to this person. */
export function SideMenu({ menu, isCollapsed = false, onPick }: Props) {
  const host = useTabHost()
  const { tabs } = useHostState()
  const active = entryOf(menu, find(tabs, tabs.activeId)?.href ?? '')
  const pick = (path: string) => {
    onPick?.()
    // A tab that is open is shown as it stands (decisions.md 27).
    if (find(tabs, path)) host.activate(path)
    else openEntry(menu, path, host.open)
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
