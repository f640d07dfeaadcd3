import { DownOutlined } from '@ant-design/icons'
import { sectionLabel } from '@yuncang/shared/nouns/user/sections'
import { Button, Dropdown } from 'antd'
import { currentLanguage } from '../lib/language.ts'
import { useSession } from '../session/session-context.tsx'
import './place-switches.css'
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
          text={currentRole ? sectionLabel(currentRole, currentLanguage()) : ''}
        />
      )}
      {place ? (
        <Switch choice={place} text={tenant.name} />
      ) : (
        <span className="tenant-name">{tenant.name}</span>
      )}
    </>
  )
}

type Props = { choice: Choice; text: string }

/** What can be changed here, and what it stands at. */
function Switch({ choice: { title, options, current, pick }, text }: Props) {
  const menu = {
    items: [...options],
    selectedKeys: current ? [current] : [],
    onClick: ({ key }: { key: string }) => pick(key),
  }
  return (
    <Dropdown menu={menu} trigger={['click']}>
      <Button type="text" className="place-switch">
        <span className="place">
          <small>{title}</small> <span className="tenant-name">{text}</span>
        </span>
        <DownOutlined />
      </Button>
    </Dropdown>
  )
}
