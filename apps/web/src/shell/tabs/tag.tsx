import { CloseOutlined, PushpinFilled } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TabFacts } from '../../lib/tab.ts'

/** What is dragged; other windows and programs do not know it. */
const dragged = 'application/x-yuncang-tab'

const intoView = (tag: HTMLElement | null) =>
  tag?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type Props = {
  facts: TabFacts
  isActive: boolean
  /** Reached by the Tab key; one of the bar is. */
  isStop: boolean
  isUnsaved: boolean
  isPinned: boolean
  menu: MenuProps
  onOpen: () => void
  onClose: () => void
  /** Another tag was dropped on this one. */
  onDropped: (id: string) => void
}

/** One visited page: a click opens it, a right click offers the rest, a drag moves it. */
export function Tag({ facts, isActive, isStop, isUnsaved, isPinned, menu, ...on }: Props) {
  const { t } = useTranslation()
  const { value, label, close } = facts
  return (
    <Dropdown menu={menu} trigger={['contextMenu']}>
      <div
        role="tab"
        className="tag"
        tabIndex={isStop ? 0 : -1}
        aria-selected={isActive}
        aria-description={isPinned ? t('tab.pinned') : undefined}
        ref={isActive ? intoView : undefined}
        onClick={on.onOpen}
        onAuxClick={({ button }) => {
          if (button === 1) on.onClose()
        }}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragged, value)
          dataTransfer.effectAllowed = 'move'
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(dragged)) event.preventDefault()
        }}
        onDrop={(event) => {
          event.preventDefault()
          on.onDropped(event.dataTransfer.getData(dragged))
        }}
      >
        {isPinned && <PushpinFilled aria-hidden title={t('tab.pinned')} />}
        {label}
        {isUnsaved && <span title={t('tab.unsaved')}>•</span>}
        {close && (
          // For the mouse; the keyboard has Delete.
          <CloseOutlined
            aria-hidden
            onClick={(event) => {
              event.stopPropagation()
              on.onClose()
            }}
          />
        )}
      </div>
    </Dropdown>
  )
}
