import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../api/client.ts'
import { switchLanguage } from '../i18n/setup.ts'
import { useSizeClass } from '../lib/size-class.ts'
import { JobTray } from './job-tray.tsx'
import { LockButton } from './lock-button.tsx'
import { LookButton } from './look-button.tsx'
import { SearchBox } from './search/search-box.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { PlaceSwitches } from './place-switches.tsx'
import { Tools } from './tools/tools.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = {
  isMenuShown: boolean
  onMenu: () => void
  /** The top menu, where there is room for it. */
  topMenu?: ReactNode
}

/** Menu, product, tenant, look, language and person; on a phone the person's menu has what finds no room. */
export function TopBar({ isMenuShown, onMenu, topMenu }: Props) {
  const { t } = useTranslation()
  const size = useSizeClass()
  const menuLabel = isMenuShown ? t('menu.close') : t('menu.open')
  return (
    <header className="top-bar">
      <Button
        type="text"
        icon={isMenuShown ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-label={menuLabel}
        aria-expanded={isMenuShown}
        onClick={onMenu}
      />
      <Logo />
      {size > 0 && <strong>{t('app.name')}</strong>}
      {topMenu}
      <div className="top-bar-end">
        <SearchBox />
        <Tools />
        {size > 0 && <PlaceSwitches />}
        {size > 0 && <FullscreenButton />}
        <span data-tour="jobs">
          <JobTray />
        </span>
        <NoticeBell />
        {size > 0 && <LockButton />}
        <LookButton />
        {size > 0 && (
          <Button type="text" aria-label={t('language.switch')} onClick={switchLanguage}>
            {t('language.short')}
          </Button>
        )}
        <UserMenu />
      </div>
    </header>
  )
}

/** The tenant's own, once it has one. */
function Logo() {
  const { data } = useQuery({ ...trpc.tenant.brand.queryOptions({}), ...inPlace })
  return <img src={data?.logo || '/favicon.svg'} alt="" width={24} height={24} />
}

function subscribeFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function FullscreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(
    subscribeFullscreen,
    () => document.fullscreenElement !== null,
  )
  const label = isFull ? t('fullscreen.leave') : t('fullscreen.enter')
  const toggle = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={label}
        onClick={() => void toggle()}
      />
    </Tooltip>
  )
}
