import { DownOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Dropdown, type MenuProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { pressed } from '../../lib/shortcuts.ts'
import { useTranslation } from 'react-i18next'
import { useHostState, useTabHost } from './host-context.ts'
import * as model from './model.ts'
import { Tag } from './tag.tsx'
import { useTabFacts } from './use-facts.ts'

/**
 * One tag for each visited page but those that the menu wants without. Arrow keys walk, with Shift they move the tag,
 * Delete closes, P pins; a right click offers the rest.
 */
export function TagBar() {
  const { t } = useTranslation()
  const host = useTabHost()
  const tabs = useHostState((state) => state.tabs)
  const unsaved = useHostState((state) => state.unsaved)
  const facts = useTabFacts()
  const closing = useClosing()
  const shown = facts.all.filter(({ value, meta }) => meta.isTab || unsaved.has(value))
  const stop = shown.find(({ value }) => value === tabs.activeId) ?? shown[0]
  const isPinned = (id: string) => model.find(tabs, id)?.isPinned === true
  const actionsOf = (id: string): MenuProps => ({
    items: [
      { key: 'refresh', label: t('tab.refresh') },
      isPinned(id) ? { key: 'unpin', label: t('tab.unpin') } : { key: 'pin', label: t('tab.pin') },
      { key: 'close', label: t('tab.close'), disabled: !host.isClosable(id) },
      {
        key: 'closeOthers',
        label: t('tab.closeOthers'),
        disabled: model.closedBeside(tabs, id).length === 0,
      },
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
    const at = shown.findIndex(({ value }) => value === tabs.activeId)
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: shown.length - 1 }[
      event.key
    ]
    if (pressed(event, 'tabClose')) closing('close', tabs.activeId)
    if (pressed(event, 'tabPin')) host.pin(tabs.activeId, !isPinned(tabs.activeId))
    if (goal === undefined) return
    event.preventDefault()
    const next = shown.at(goal % shown.length)
    if (!next) return
    if (event.shiftKey) {
      if (goal >= 0) host.move(tabs.activeId, next.value)
      return
    }
    const tags = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    tags[shown.indexOf(next)]?.focus()
    host.activate(next.value)
  }
  return (
    <div className="tag-bar">
      <div role="tablist" aria-label={t('tab.list')} className="tags" onKeyDown={onKeyDown}>
        {shown.map((each) => (
          <Tag
            key={each.value}
            facts={each}
            isActive={each.value === tabs.activeId}
            isStop={each === stop}
            isUnsaved={unsaved.has(each.value)}
            isPinned={isPinned(each.value)}
            menu={actionsOf(each.value)}
            onOpen={() => host.activate(each.value)}
            onClose={() => closing('close', each.value)}
            onDropped={(id) => host.move(id, each.value)}
          />
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
  const queries = useQueryClient()
  const host = useTabHost()
  const refresh = (id: string): void => {
    // What was read a moment ago as well: the server is asked for it once it is shown again.
    void queries.invalidateQueries({ refetchType: 'none' })
    host.refresh(id)
  }
  return (action: string, id: string): void => {
    const { tabs, unsaved } = host.state()
    const others = model.closedBeside(tabs, id)
    const steps: Record<string, { lost: string[]; run: () => void }> = {
      refresh: { lost: [id], run: () => refresh(id) },
      pin: { lost: [], run: () => host.pin(id, true) },
      unpin: { lost: [], run: () => host.pin(id, false) },
      close: { lost: [id], run: () => host.close(id) },
      closeOthers: { lost: others, run: () => host.closeOthers(id) },
      closeAll: { lost: model.closedBeside(tabs, ''), run: () => host.closeAll() },
      window: {
        lost: [],
        run: () => window.open(model.find(tabs, id)?.href, '_blank', 'noopener'),
      },
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
