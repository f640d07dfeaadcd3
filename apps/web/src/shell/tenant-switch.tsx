import { DownOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { switchTenant } from '../lib/credentials.ts'
import { useSession } from '../session/session-context.tsx'

/** Shown when there is more than one tenant to work in; a switch starts the application anew. */
export function TenantSwitch() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { tenant, tenants } = useSession()
  if (tenants.length < 2) return <span className="tenant-name">{tenant.name}</span>
  const pick = (dataNode: string) => {
    if (tenants.find((each) => each.dataNode === dataNode)?.isLock) {
      void message.error(t('tenants.locked'))
      return
    }
    switchTenant(dataNode)
  }
  const items = tenants.map((each) => ({ key: each.dataNode, label: each.name }))
  return (
    <Dropdown menu={{ items, selectedKeys: [tenant.dataNode], onClick: ({ key }) => pick(key) }}>
      <Button type="text" aria-label={t('tenant.switch')}>
        <span className="tenant-name">{tenant.name}</span> <DownOutlined />
      </Button>
    </Dropdown>
  )
}
