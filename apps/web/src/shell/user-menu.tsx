import { UserOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { logout } from '../api/leave.ts'
import { useSession } from '../session/session-context.tsx'
import { useTabHost } from './tabs/host-context.ts'

/** The person, and the ways out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user } = useSession()
  const host = useTabHost()
  const confirmLogout = () => modal.confirm({ title: t('user.logoutConfirm'), onOk: logout })
  const items = [
    { key: 'who', type: 'group' as const, label: user.realName },
    { key: 'home', label: t('home.title') },
    { key: 'logout', label: t('user.logout') },
  ]
  const pick = (key: string) => (key === 'home' ? host.open('/wel/index') : void confirmLogout())
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => pick(key) }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />}>
        <span className="user-name">{user.realName}</span>
      </Button>
    </Dropdown>
  )
}
