import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, type MenuProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { pressed } from '../../lib/shortcuts.ts'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { useHostState, useTabHost } from './host-context.ts'
import { labelOf } from './labels.ts'
import * as model from './model.ts'

const intoView = (tag: HTMLElement | null) =>
  tag?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** One tag for each visited page. Arrow keys move, Delete closes; a right click offers the rest. */
export function TagBar() {
  const { t } = useTranslation()
  const { menu } = useSession()
  const host = useTabHost()
  const { tabs, unsaved } = useHostState()
  const closing = useClosing()
  const actionsOf = (id: string): MenuProps => ({
    items: [
      { key: 'refresh', label: t('tab.refresh') },
      { key: 'close', label: t('tab.close'), disabled: !model.isClosable(tabs, id) },
      { key: 'closeOthers', label: t('tab.closeOthers'), disabled: tabs.list.length < 2 },
      { key: 'closeAll', label: t('tab.closeAll') },
      { type: 'divider' },
      { key: 'window', label: t('tab.window') },
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation()
      closing(key, id)
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.list.findIndex((tab) => tab.id === tabs.activeId)
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.list.length - 1 }
    if (pressed(event, 'tabClose')) closing('close', tabs.activeId)
    else if (event.key in goal) {
      const next = tabs.list.at(goal[event.key as keyof typeof goal] % tabs.list.length)
      const tags = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
      if (!next) return
      event.preventDefault()
      tags[tabs.list.indexOf(next)]?.focus()
      host.activate(next.id)
    }
  }
  return (
    <div className="tag-bar">
      <div role="tablist" aria-label={t('tab.list')} className="tags" onKeyDown={onKeyDown}>
        {tabs.list.map((tab) => (
          <Dropdown key={tab.id} menu={actionsOf(tab.id)} trigger={['contextMenu']}>
            <div
              role="tab"
              className="tag"
              tabIndex={tab.id === tabs.activeId ? 0 : -1}
              aria-selected={tab.id === tabs.activeId}
              ref={tab.id === tabs.activeId ? intoView : undefined}
              onClick={() => host.activate(tab.id)}
              onAuxClick={({ button }) => {
                if (button === 1) closing('close', tab.id)
              }}
            >
              {labelOf(tab, menu, t)}
              {unsaved.has(tab.id) && <span title={t('tab.unsaved')}>•</span>}
              {model.isClosable(tabs, tab.id) && (
                // For the mouse; the keyboard has Delete.
                <CloseOutlined
                  aria-hidden
                  onClick={(event) => {
                    event.stopPropagation()
                    closing('close', tab.id)
                  }}
                />
              )}
            </div>
          </Dropdown>
        ))}
      </div>
      <Dropdown menu={actionsOf(tabs.activeId)} trigger={['click']}>
        <Button type="text" size="small" aria-label={t('tab.menu')} icon={<DownOutlined />} />
      </Dropdown>
    </div>
  )
}

/** The actions of a tag; those that would lose something typed ask first. */
function useClosing() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const host = useTabHost()
  const { tabs, unsaved } = useHostState()
  return (action: string, id: string): void => {
    const others = tabs.list.map((tab) => tab.id).filter((each) => each !== id)
    const steps: Record<string, { lost: string[]; run: () => void }> = {
      refresh: { lost: [id], run: () => host.refresh(id) },
      close: { lost: [id], run: () => host.close(id) },
      closeOthers: { lost: others, run: () => host.closeOthers(id) },
      closeAll: { lost: [id, ...others], run: () => host.closeAll() },
      window: { lost: [], run: () => window.open(model.find(tabs, id)?.href) },
    }
    const step = steps[action]
    if (!step) return
    if (!step.lost.some((each) => unsaved.has(each))) {
      step.run()
      return
    }
    void modal.confirm({
      title: t('form.unsaved'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      onOk: step.run,
    })
  }
}
