import {
  ApiOutlined,
  BankOutlined,
  BookOutlined,
  CloudSyncOutlined,
  ClusterOutlined,
  FileSearchOutlined,
  IdcardOutlined,
  MenuOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyOutlined,
  SendOutlined,
  SlidersOutlined,
  SolutionOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/* Icons of the administration, which most people never see. */
const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  param: SlidersOutlined,
  identity: IdcardOutlined,
  training: ReadOutlined,
  job: CloudSyncOutlined,
  tenant: BankOutlined,
  user: UserOutlined,
  role: SafetyOutlined,
  apiToken: ApiOutlined,
  section: ClusterOutlined,
  menu: MenuOutlined,
  dictionary: BookOutlined,
  reference: SolutionOutlined,
  brand: PictureOutlined,
  log: FileSearchOutlined,
  outbox: SendOutlined,
}

export function SystemIcon({ name }: { name: string }) {
  const Icon = icons[name]
  return Icon && <Icon aria-hidden />
}
