import { Dropdown, type MenuProps } from 'antd'
import { useLayoutEffect } from 'react'

export type OpenMenu = { x: number; y: number; items: NonNullable<MenuProps['items']> }

/** The one menu of a grid, wherever it was asked for; the focus returns to where it was. */
export function FloatingMenu({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
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
