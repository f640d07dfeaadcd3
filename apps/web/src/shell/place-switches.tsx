import { DownOutlined } from '@ant-design/icons'
import { sectionLabel } from '@yuncang/shared/domain/sections'
import { Button, Dropdown } from 'antd'
import { currentLanguage } from '../lib/language.ts'
import { useSession } from '../session/session-context.tsx'
import { useSectionChoice, useTenantChoice, type Choice } from './use-choices.ts'

/** Where somebody works: section and tenant, each to be changed where there is a choice. */
export function PlaceSwitches() {
  const { tenant, currentRole } = useSession()
  const section = useSectionChoice()
  const place = useTenantChoice()
  return (
    <>
      {section && (
        <Switch
          choice={section}
          text={currentRole ? sectionLabel(currentRole, currentLanguage()) : section.title}
        />
      )}
      {place ? (
        <Switch choice={place} text={tenant.name} label={place.title} />
      ) : (
        <span className="tenant-name">{tenant.name}</span>
      )}
    </>
  )
}

type Props = { choice: Choice; text: string; label?: string }

function Switch({ choice: { options, current, pick }, text, label }: Props) {
  const menu = {
    items: [...options],
    selectedKeys: current ? [current] : [],
    onClick: ({ key }: { key: string }) => pick(key),
  }
  return (
    <Dropdown menu={menu} trigger={['click']}>
      <Button type="text" aria-label={label}>
        <span className="tenant-name">{text}</span> <DownOutlined />
      </Button>
    </Dropdown>
  )
}
