import { EllipsisOutlined } from '@ant-design/icons'
import { Menu } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session-context.tsx'
import { leavesOf, sectionOf } from './menu.ts'
import { activeHref, useHostState } from './tabs/host-context.ts'
import { useEntry } from './use-entry.ts'

/**
 * What the menu at the side shows: the whole menu, or, once the top menu was used, the branch of the page that is open.
 * The first page and its neighbours go with the whole menu.
 */
export function useBranch() {
  const { menu } = useSession()
  const [isBranch, setBranch] = useState(false)
  const section = useHostState((state) => sectionOf(menu, activeHref(state)))
  const hasBranch = isBranch && section !== undefined && section.children.length > 0
  return { here: section?.id, setBranch, menu: hasBranch ? section.children : menu }
}

type Props = {
  /** The section of the page that is open. */
  here: string | undefined
  onBranch: (isBranch: boolean) => void
}

/** The first level of the menu, lying: each leads to the first page of its branch; home brings back the whole menu. */
export function TopMenu({ here, onBranch }: Props) {
  const { t } = useTranslation()
  const openEntry = useEntry()
  const { menu } = useSession()
  const pick = (key: string) => {
    const node = menu.find((each) => each.id === key)
    const first = node && leavesOf([node])[0]
    if (!first) return
    onBranch(node !== first)
    // Who is in that branch already stays on their page.
    if (key !== here) openEntry(first)
  }
  return (
    <nav className="top-menu" aria-label={t('menu.top')}>
      <Menu
        mode="horizontal"
        tooltip={false}
        items={menu.map(({ id, label }) => ({ key: id, label }))}
        selectedKeys={here === undefined ? [] : [here]}
        overflowedIndicator={<EllipsisOutlined aria-label={t('menu.others')} />}
        onClick={({ key }) => pick(key)}
      />
    </nav>
  )
}
