import { UserOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { logout } from '../api/leave.ts'
import { useCan, useSession } from '../session/session-context.tsx'
import { setAid } from './aid-state.ts'
import { setHelp } from './help-state.ts'
import { useTabHost } from './tabs/host-context.ts'

/** The person, and the ways out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user } = useSession()
  const host = useTabHost()
  const canRead = useCan('help:read')
  const confirmLogout = () => modal.confirm({ title: t('user.logoutConfirm'), onOk: logout })
  const items = [
    { key: 'who', type: 'group' as const, label: user.realName },
    { key: 'home', label: t('home.title') },
    ...(canRead ? [{ key: 'help', label: t('help.centre') }] : []),
    { key: 'keys', label: t('user.keys') },
    { key: 'tour', label: t('user.tour') },
    { key: 'logout', label: t('user.logout') },
  ]
  const ways: Record<string, () => unknown> = {
    home: () => host.open('/wel/index'),
    help: () => setHelp(true),
    keys: () => setAid('keys'),
    tour: () => setAid('tour'),
    logout: confirmLogout,
  }
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => void ways[key]?.() }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />} data-tour="person">
        <span className="user-name">{user.realName}</span>
      </Button>
    </Dropdown>
  )
}
