import { EllipsisOutlined, PlusOutlined, StarFilled, TeamOutlined } from '@ant-design/icons'
import type { SavedView } from '@yuncang/shared/nouns/saved-view/contract'
import { App, Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewBarModel } from './use-list-view.ts'

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))

/** Saved views as tabs, and what can be done with the one on screen. */
export function ViewBar({ model }: { model: ViewBarModel }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { views, active, isChanged, defaultId, apply } = model
  const [editing, setEditing] = useState<{ view: SavedView | undefined }>()
  const update = ({ name, audience, roleCode }: SavedView) =>
    model
      .save({ name, audience, roleCode }, active)
      .then(() => message.success(t('view.saved', { name })))
      .catch((error: unknown) => message.error(model.reasonOf(error)))
  return (
    <nav className="views" aria-label={t('view.views')}>
      <Tab label={t('view.all')} isActive={!active} onPick={() => apply(undefined)} />
      {views.map((view) => (
        <Tab
          key={view.id}
          label={view.name}
          isActive={view === active}
          isChanged={view === active && isChanged}
          sharedBy={view.audience === 'private' ? undefined : view.ownerName}
          isDefault={view.id === defaultId}
          onPick={() => apply(view)}
        />
      ))}
      {active && (
        <ViewMenu model={model} view={active} onEdit={() => setEditing({ view: active })} />
      )}
      {active && isChanged && (
        <>
          {active.canChange && (
            <Button size="small" onClick={() => void update(active)}>
              {t('view.update')}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => apply(active)}>
            {t('view.revert')}
          </Button>
        </>
      )}
      <Button
        size="small"
        type="text"
        icon={<PlusOutlined />}
        onClick={() => setEditing({ view: undefined })}
      >
        {t('view.saveAs')}
      </Button>
      <Suspense>
        {editing && (
          <ViewDialog model={model} view={editing.view} onClose={() => setEditing(undefined)} />
        )}
      </Suspense>
    </nav>
  )
}

type TabProps = {
  label: string
  isActive: boolean
  isChanged?: boolean
  isDefault?: boolean
  sharedBy?: string | undefined
  onPick: () => void
}

function Tab({ label, isActive, isChanged, isDefault, sharedBy, onPick }: TabProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className="view-tab" aria-current={isActive} onClick={onPick}>
      {isDefault && <StarFilled aria-label={t('view.isDefault')} />}
      {sharedBy && <TeamOutlined aria-label={t('view.sharedBy', { name: sharedBy })} />}
      {label}
      {isChanged && <sup title={t('view.changed')}>•</sup>}
    </button>
  )
}

type MenuProps = { model: ViewBarModel; view: SavedView; onEdit: () => void }

function ViewMenu({ model, view, onEdit }: MenuProps) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const isDefault = view.id === model.defaultId
  const remove = () =>
    modal.confirm({
      title: t('view.removeConfirm', { name: view.name }),
      // A failed call has said so by itself.
      onOk: () => model.remove(view).catch(() => undefined),
    })
  const setDefault = () =>
    model
      .setDefault(isDefault ? null : view.id)
      .then(() => message.success(isDefault ? t('view.notDefault') : t('view.nowDefault')))
      .catch(() => undefined)
  const owner = t('view.onlyOwner', { name: view.ownerName })
  const items = [
    {
      key: 'edit',
      label: view.canChange
        ? t('view.edit')
        : t('grid.refused', { label: t('view.edit'), reason: owner }),
      disabled: !view.canChange,
      onClick: onEdit,
    },
    {
      key: 'default',
      label: isDefault ? t('view.unsetDefault') : t('view.setDefault'),
      onClick: () => void setDefault(),
    },
    {
      key: 'remove',
      label: view.canChange
        ? t('view.remove')
        : t('grid.refused', { label: t('view.remove'), reason: owner }),
      danger: true,
      disabled: !view.canChange,
      onClick: () => void remove(),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        size="small"
        type="text"
        icon={<EllipsisOutlined />}
        aria-label={t('view.menu', { name: view.name })}
      />
    </Dropdown>
  )
}
