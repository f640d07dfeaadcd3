import {
  AccountBookOutlined,
  AuditOutlined,
  BankOutlined,
  ApartmentOutlined,
  BarChartOutlined,
  CalculatorOutlined,
  CarOutlined,
  ContainerOutlined,
  DatabaseOutlined,
  ExportOutlined,
  FileDoneOutlined,
  SafetyCertificateOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  LinkOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShopOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import { lazy, Suspense, type ComponentType } from 'react'

/** Beside an entry's words an icon says nothing more: it stays out of the entry's name. */
const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  home: HomeOutlined,
  warehouse: ShopOutlined,
  inbound: InboxOutlined,
  inventory: ContainerOutlined,
  outbound: ExportOutlined,
  database: DatabaseOutlined,
  team: TeamOutlined,
  product: TagsOutlined,
  location: ApartmentOutlined,
  carrier: CarOutlined,
  worker: ToolOutlined,
  commerce: FileTextOutlined,
  contract: FileDoneOutlined,
  seal: SafetyCertificateOutlined,
  quotation: ContainerOutlined,
  costList: ProfileOutlined,
  fee: TagsOutlined,
  rate: SwapOutlined,
  billing: AccountBookOutlined,
  feeLine: CalculatorOutlined,
  bill: ProfileOutlined,
  invoice: AuditOutlined,
  payment: BankOutlined,
  exchange: SwapOutlined,
  report: BarChartOutlined,
  system: SettingOutlined,
  help: FileTextOutlined,
  note: ProfileOutlined,
  request: InboxOutlined,
  link: LinkOutlined,
}

const SystemIcon = lazy(async () => ({
  default: (await import('./system-icons.tsx')).SystemIcon,
}))

/** The icon of a menu entry by its name; those of the administration come when somebody has them in their menu. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (Icon) return <Icon aria-hidden />
  return (
    <Suspense fallback={<span className="anticon" style={{ width: 14 }} />}>
      <SystemIcon name={name} />
    </Suspense>
  )
}
