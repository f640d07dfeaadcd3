import {
  BulbOutlined,
  DownloadOutlined,
  FileDoneOutlined,
  MobileOutlined,
  ProfileOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { canSyncContracts, canSyncCustomers } from '@yuncang/shared/nouns/tenant/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppConfig } from '../../api/app-config.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTabHost } from '../tabs/host-context.ts'
import { find } from '../tabs/model.ts'
import type { ToolDialog } from './dialogs.tsx'
import { showsNotes } from './shows-notes.ts'

export type Tool = {
  key: string
  label: string
  /** The part of it that is written below the icon. */
  short: string
  icon: ReactNode
  run: () => void
}

const words = {
  note: 'tool.note',
  require: 'tool.require',
  syncCustomer: 'tool.syncCustomer',
  syncContract: 'tool.syncContract',
  downloads: 'tool.downloads',
  terminalApp: 'tool.terminalApp',
} as const

/** The tools of this person in this tenant, in their order (docs/domain/interface.md#top-bar). */
export function useTools(onDialog: (dialog: ToolDialog) => void): Tool[] {
  const { t } = useTranslation()
  const { tenant, permissions } = useSession()
  const host = useTabHost()
  const config = useAppConfig()
  const here = () => {
    const { tabs } = host.state()
    return encodeURIComponent((find(tabs, tabs.activeId)?.href ?? '/').split(/[?#]/, 1)[0] ?? '/')
  }
  const tool = (
    isShown: boolean,
    key: keyof typeof words,
    icon: ReactNode,
    run: () => void,
  ): Tool[] =>
    isShown ? [{ key, label: t(words[key]), short: t(`tool.short.${key}`), icon, run }] : []
  const dialog = (isShown: boolean, key: ToolDialog & keyof typeof words, icon: ReactNode) =>
    tool(isShown, key, icon, () => onDialog(key))
  const hasNotes = showsNotes(config?.env, location.hostname)
  const can = (code: string) => permissions.has(code)
  return [
    ...tool(hasNotes && can('instruction:use'), 'note', <ProfileOutlined aria-hidden />, () =>
      host.open(`/system/instructionDetail?activeRoute=${here()}`),
    ),
    ...tool(hasNotes && can('requirement:use'), 'require', <BulbOutlined aria-hidden />, () =>
      host.open(`/system/require/index?from=${here()}`),
    ),
    ...dialog(
      canSyncCustomers(tenant) && can('customer:write'),
      'syncCustomer',
      <TeamOutlined aria-hidden />,
    ),
    ...dialog(
      canSyncContracts(tenant) && can('contract:sync'),
      'syncContract',
      <FileDoneOutlined aria-hidden />,
    ),
    ...dialog(can('homeDownFile'), 'downloads', <DownloadOutlined aria-hidden />),
    ...dialog(can('homeDownApp'), 'terminalApp', <MobileOutlined aria-hidden />),
  ]
}
