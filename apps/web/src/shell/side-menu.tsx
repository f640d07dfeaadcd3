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
import { entryOf, leavesOf } from './menu.ts'
import { useHostState } from './tabs/host-context.ts'
import { find } from './tabs/model.ts'
import { useEntry } from './use-entry.ts'

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
    key: node.id,
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
  const openEntry = useEntry()
  const { tabs } = useHostState()
  const active = entryOf(menu, find(tabs, tabs.activeId)?.href ?? '')
  const pick = (id: string) => {
    const node = leavesOf(menu).find((leaf) => leaf.id === id)
    if (!node) return
    onPick?.()
    openEntry(node)
  }
  return (
    <nav>
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        items={itemsOf(menu)}
        selectedKeys={active ? [active.id] : []}
        defaultOpenKeys={isCollapsed ? [] : menu.map((node) => node.id)}
        style={{ borderInlineEnd: 'none', paddingBlock: 8 }}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
