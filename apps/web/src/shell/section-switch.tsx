import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session-context.tsx'
import { changeRole } from '../session/session.ts'

/** The one tenant whose people work in several sections (spec.md §6). */
const switchingTenant = 'WMS_WHWL'

/** Changes the business section; the page starts anew in it. */
export function SectionSwitch() {
  const { t } = useTranslation()
  const { tenant, currentRole, groups } = useSession()
  if (tenant.dataNode !== switchingTenant || groups.length < 2) return null
  const pick = async (name: string) => {
    await changeRole(name)
    location.reload()
  }
  const items = groups.map((name) => ({ key: name, label: name }))
  return (
    <Dropdown
      menu={{
        items,
        selectedKeys: currentRole ? [currentRole] : [],
        onClick: ({ key }) => void pick(key),
      }}
      trigger={['click']}
    >
      <Button type="text">
        <span className="tenant-name">{currentRole ?? t('section.switch')}</span> <DownOutlined />
      </Button>
    </Dropdown>
  )
}
