import { UserOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { logout } from '../api/leave.ts'
import { switchLanguage } from '../i18n/setup.ts'
import { hasKeys } from '../lib/keyboard.ts'
import { useSizeClass } from '../lib/size-class.ts'
import { useCan, useSession } from '../session/session-context.tsx'
import { setAid } from './aid-state.ts'
import { setHelp } from './help-state.ts'
import { invitationPage, useInvitationCount } from './invitation-notice.tsx'
import { useTabHost } from './tabs/host-context.ts'
import { useSectionChoice, useTenantChoice, type Choice } from './use-choices.ts'
import { useLock } from './use-lock.ts'

type Way = { key: string; label: string; go: () => unknown }

/** The person, and the ways out; on a phone also what its top bar has no room for. */
export function UserMenu() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user, tenant } = useSession()
  const host = useTabHost()
  const canRead = useCan('help:read')
  const lock = useLock()
  const invitations = useInvitationCount()
  const isPhone = useSizeClass() === 0
  const choices = [useSectionChoice(), useTenantChoice()].filter((each) => each !== undefined)
  const placeMenus = isPhone ? choices : []
  const confirmLogout = () => modal.confirm({ title: t('user.logoutConfirm'), onOk: logout })
  const onPhone: Way[] = [
    { key: 'language', label: t('language.switch'), go: switchLanguage },
    { key: 'lock', label: t('lock.lock'), go: lock },
  ]
  const ways: Way[] = [
    { key: 'home', label: t('home.title'), go: () => host.open('/wel/index') },
    {
      key: 'invitations',
      label:
        invitations > 0
          ? t('invitation.count', { count: invitations })
          : t('membershipInvitation.mine'),
      go: () => host.open(invitationPage),
    },
    ...(canRead ? [{ key: 'help', label: t('help.centre'), go: () => setHelp(true) }] : []),
    ...(hasKeys() ? [{ key: 'keys', label: t('user.keys'), go: () => setAid('keys') }] : []),
    { key: 'tour', label: t('user.tour'), go: () => setAid('tour') },
    ...(isPhone ? onPhone : []),
    { key: 'logout', label: t('user.logout'), go: confirmLogout },
  ]
  const who = isPhone ? `${user.realName} · ${tenant.name}` : user.realName
  const items = [
    { key: 'who', type: 'group' as const, label: who },
    ...placeMenus.map(groupOf),
    ...ways.map(({ key, label }) => ({ key, label })),
  ]
  const selectedKeys = placeMenus.flatMap(({ current }) => current ?? [])
  const onClick = ({ key }: { key: string }) => {
    const choice = placeMenus.find(({ options }) => options.some((each) => each.key === key))
    if (choice) choice.pick(key)
    else void ways.find((each) => each.key === key)?.go()
  }
  return (
    <Dropdown menu={{ items, selectedKeys, onClick }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />} aria-label={user.realName} data-tour="person">
        {!isPhone && <span className="user-name">{user.realName}</span>}
      </Button>
    </Dropdown>
  )
}

const groupOf = ({ title, options }: Choice) => ({
  key: title,
  type: 'group' as const,
  label: title,
  children: [...options],
})
