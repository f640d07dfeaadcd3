import type { MenuNode } from '@yuncang/shared/contracts/session'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { SideMenu } from './side-menu.tsx'

type Props = { menu: readonly MenuNode[]; isOpen: boolean; onClose: () => void }

/** The menu over the page, on small screens. */
export function MenuDrawer({ menu, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={240}
      title={t('app.name')}
      onClose={onClose}
      styles={{ body: { padding: 0 } }}
    >
      <SideMenu menu={menu} onPick={onClose} />
    </Drawer>
  )
}
