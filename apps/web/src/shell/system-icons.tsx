import {
  ApiOutlined,
  BankOutlined,
  BookOutlined,
  CloudSyncOutlined,
  ClusterOutlined,
  FileSearchOutlined,
  IdcardOutlined,
  LinkOutlined,
  MenuOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyOutlined,
  SendOutlined,
  SlidersOutlined,
  SolutionOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/* Icons of the administration, which most people never see. */
const icons: Record<string, ReactNode> = {
  param: <SlidersOutlined />,
  identity: <IdcardOutlined />,
  training: <ReadOutlined />,
  job: <CloudSyncOutlined />,
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

export const SystemIcon = ({ name }: { name: string }) => icons[name]
