import { Dropdown, type MenuProps } from 'antd'

export type OpenMenu = { x: number; y: number; items: NonNullable<MenuProps['items']> }

/** The one menu of a grid, wherever it was asked for. */
export function FloatingMenu({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ items: menu.items, onClick: onClose }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <span style={{ position: 'fixed', left: menu.x, top: menu.y, width: 1, height: 1 }} />
    </Dropdown>
  )
}
