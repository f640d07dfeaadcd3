import { DownOutlined } from '@ant-design/icons'
import { canSwitchSection } from '@yuncang/shared/domain/tenant-rules'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session-context.tsx'
import { changeRole } from '../session/session.ts'

/** Changes the business section, where there are several to work in (spec.md §6); the page starts anew in it. */
export function SectionSwitch() {
  const { t } = useTranslation()
  const { tenant, currentRole, groups } = useSession()
  if (!canSwitchSection(tenant.dataNode, groups)) return null
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
