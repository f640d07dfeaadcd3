import { DownOutlined, UserOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Grid, Layout, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../api/client.ts'
import { switchLanguage } from '../i18n/setup.ts'
import { chooseTenant, forgetCredentials } from '../lib/credentials.ts'
import { useSession } from '../session/session-context.tsx'
import { tokens } from '../ui/tokens.ts'

/** Product, tenant, language and person. */
export function TopBar({ before }: { before: ReactNode }) {
  const { t } = useTranslation()
  const { sm = true } = Grid.useBreakpoint()
  return (
    <Layout.Header
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        height: 52,
        paddingInline: 16,
        borderBottom: `1px solid ${tokens.line}`,
      }}
    >
      {before}
      <img src="/favicon.svg" alt="" width={26} height={26} />
      {sm && <strong style={{ fontSize: 16, whiteSpace: 'nowrap' }}>{t('app.name')}</strong>}
      <Space style={{ marginInlineStart: 'auto' }} size={4}>
        <TenantSwitch />
        <Button type="text" onClick={switchLanguage}>
          {t('language.switch')}
        </Button>
        <UserMenu />
      </Space>
    </Layout.Header>
  )
}

/** Shown when there is more than one tenant to work in; a switch starts the application anew. */
function TenantSwitch() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { tenant, tenants } = useSession()
  if (tenants.length < 2)
    return <span style={{ color: tokens.secondary, whiteSpace: 'nowrap' }}>{tenant.name}</span>
  const pick = (dataNode: string) => {
    if (tenants.find((each) => each.dataNode === dataNode)?.isLock) {
      void message.error(t('tenants.locked'))
      return
    }
    chooseTenant(dataNode)
    location.assign('/')
  }
  const items = tenants.map((each) => ({ key: each.dataNode, label: each.name }))
  return (
    <Dropdown menu={{ items, selectedKeys: [tenant.dataNode], onClick: ({ key }) => pick(key) }}>
      <Button type="text" aria-label={t('tenant.switch')}>
        {tenant.name} <DownOutlined />
      </Button>
    </Dropdown>
  )
}

function UserMenu() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user } = useSession()
  const logout = () =>
    modal.confirm({
      title: t('user.logoutConfirm'),
      onOk: async () => {
        await client.session.logout.mutate({})
        forgetCredentials()
        location.assign('/login')
      },
    })
  const items = [{ key: 'logout', label: t('user.logout') }]
  return (
    <Dropdown menu={{ items, onClick: () => void logout() }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />}>
        {user.realName}
      </Button>
    </Dropdown>
  )
}
