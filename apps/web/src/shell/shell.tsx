import { MenuOutlined } from '@ant-design/icons'
import { Outlet } from '@tanstack/react-router'
import { App, Button, Drawer, Grid, Layout } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setNotify } from '../api/notify.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

const menuWidth = 216

/** The frame around every screen: menu at the left, a bar above; below 992 px the menu is a drawer. */
export function Shell() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { lg = true } = Grid.useBreakpoint()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => setNotify((text) => void message.error(text)), [message])
  return (
    <Layout style={{ height: '100%' }}>
      <TopBar
        before={
          lg ? null : (
            <Button
              type="text"
              icon={<MenuOutlined />}
              aria-label={t('menu.open')}
              onClick={() => setMenuOpen(true)}
            />
          )
        }
      />
      <Layout hasSider={lg}>
        {lg ? (
          <Layout.Sider
            width={menuWidth}
            style={{ borderInlineEnd: '1px solid #e3e8ee', overflow: 'auto' }}
          >
            <SideMenu />
          </Layout.Sider>
        ) : (
          <Drawer
            open={isMenuOpen}
            placement="left"
            size={menuWidth}
            title={t('app.name')}
            onClose={() => setMenuOpen(false)}
            styles={{ body: { padding: 0 } }}
          >
            <SideMenu onPick={() => setMenuOpen(false)} />
          </Drawer>
        )}
        <Layout.Content style={{ padding: lg ? 16 : 12, overflow: 'auto', minWidth: 0 }}>
          <main style={{ height: '100%' }}>
            <Outlet />
          </main>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
