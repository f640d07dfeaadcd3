import {
  AccountBookOutlined,
  ApartmentOutlined,
  CalculatorOutlined,
  CarOutlined,
  ContainerOutlined,
  DatabaseOutlined,
  ExportOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShopOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import { lazy, Suspense, type ReactNode } from 'react'

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
  billing: <AccountBookOutlined />,
  feeLine: <CalculatorOutlined />,
  system: <SettingOutlined />,
  help: <FileTextOutlined />,
  note: <ProfileOutlined />,
  request: <InboxOutlined />,
}

const SystemIcon = lazy(async () => ({
  default: (await import('./system-icons.tsx')).SystemIcon,
}))

/** The icon of a menu entry by its name; those of the administration come when somebody has them in their menu. */
export function MenuIcon({ name }: { name: string }) {
  if (Object.hasOwn(icons, name)) return icons[name]
  return (
    <Suspense fallback={<span className="anticon" style={{ width: 14 }} />}>
      <SystemIcon name={name} />
    </Suspense>
  )
}
