import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import { Menu } from 'antd'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from './menu-icon.tsx'
import { entryOf, leavesOf } from './menu.ts'
import { activeHref, useHostState } from './tabs/host-context.ts'
import { useEntry } from './use-entry.ts'

type Item = { key: string; icon: ReactNode; label: string; children?: Item[] }

const itemsOf = (nodes: readonly MenuNode[]): Item[] =>
  nodes.map((node) => ({
    key: node.id,
    icon: node.icon === '' ? undefined : <MenuIcon name={node.icon} />,
    label: node.label,
    ...(node.children.length > 0 && { children: itemsOf(node.children) }),
  }))

type Props = {
  /** The whole menu, or the branch that the top menu has chosen. */
  menu: readonly MenuNode[]
  /** Icons only. */
  isCollapsed?: boolean
  onPick?: () => void
}

/** The menu as the server gives it to this person. */
export function SideMenu({ menu, isCollapsed = false, onPick }: Props) {
  const { t } = useTranslation()
  const openEntry = useEntry()
  const activeId = useHostState((state) => entryOf(menu, activeHref(state))?.id)
  const items = useMemo(() => itemsOf(menu), [menu])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (activeId === undefined) return
    const entry = nav.current?.querySelector(`[data-menu-id$="-${CSS.escape(activeId)}"]`)
    entry?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const pick = (id: string) => {
    const node = leavesOf(menu).find((leaf) => leaf.id === id)
    if (!node) return
    onPick?.()
    openEntry(node)
  }
  return (
    <nav ref={nav} aria-label={t('menu.side')}>
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        // Icons alone say their words beside them; for entries with words that would only double what is drawn.
        {...(!isCollapsed && { tooltip: false })}
        items={items}
        selectedKeys={activeId === undefined ? [] : [activeId]}
        defaultOpenKeys={isCollapsed ? [] : menu.map((node) => node.id)}
        style={{ borderInlineEnd: 'none', paddingBlock: 8 }}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
