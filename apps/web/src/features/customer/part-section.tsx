import { App, Button, Space } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { apiErrorOf } from '../../api/link.ts'
import { counted } from '../../lib/language.ts'
import { useCan } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { refreshed } from './refreshed.ts'

type Part = { id: string; version: number; isDefault?: 0 | 1 }
type Call<I> = { mutateAsync: (input: I) => Promise<unknown> }

type Props<R extends Part, S extends z.ZodObject> = {
  /** What they are called, and one of them. */
  kind: string
  noun: string
  rows: readonly R[]
  titleOf: (row: R) => string
  /** What stands beside the title. */
  renderTag?: (row: R) => ReactNode
  detailsOf: (row: R) => readonly string[]
  /** What a new one begins with. */
  defaults: object
  renderFields: (row: R | undefined) => ReactNode
  schema: S
  customerId: string
  save: Call<z.output<S>>
  remove: Call<{ id: string; version: number }>
}

/** One kind of sub-record: those that there are, and a form to add or change one. */
export function PartSection<R extends Part, S extends z.ZodObject>({
  kind,
  noun,
  rows,
  titleOf,
  renderTag,
  detailsOf,
  defaults,
  renderFields,
  schema,
  customerId,
  save,
  remove,
}: Props<R, S>) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const canWrite = useCan('customer:write')
  const [editing, setEditing] = useState<R | 'new'>()
  const row = editing === 'new' ? undefined : editing
  const close = () => setEditing(undefined)
  const saved = async () => {
    void message.success(t('customer.part.saved', { noun }))
    await refreshed()
    close()
  }
  const askToRemove = (part: R) =>
    void modal.confirm({
      title: t('customer.part.removeConfirm', { noun, name: titleOf(part) }),
      okText: t('action.remove'),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync({ id: part.id, version: part.version }).then(
          () => {
            void message.success(t('customer.part.removed', { noun }))
            return refreshed()
          },
          (error: unknown) => void message.error(apiErrorOf(error).message),
        ),
    })
  return (
    <>
      <RecordList
        title={counted(kind, rows.length)}
        empty={t('customer.part.empty', { noun })}
        add={
          canWrite
            ? { label: t('customer.part.add', { noun }), onClick: () => setEditing('new') }
            : undefined
        }
        items={rows.map((part) => ({
          key: part.id,
          title: titleOf(part),
          tag: part.isDefault ? (
            <StatusTag tone="good" label={t('customer.part.default')} />
          ) : (
            renderTag?.(part)
          ),
          details: detailsOf(part),
          actions: canWrite && (
            <Space>
              <Button size="small" onClick={() => setEditing(part)}>
                {t('action.edit')}
              </Button>
              <Button size="small" danger onClick={() => askToRemove(part)}>
                {t('action.remove')}
              </Button>
            </Space>
          ),
        }))}
      />
      {editing && (
        <RecordDrawer
          title={row ? t('customer.part.edit', { noun }) : t('customer.part.add', { noun })}
          schema={schema}
          initial={row ?? defaults}
          extra={{ customerId, ...(row && { id: row.id, version: row.version }) }}
          canSave
          save={(input) => save.mutateAsync(input)}
          onSaved={saved}
          fields={renderFields(row)}
          onReload={() => void refreshed().then(close)}
          onClose={close}
        />
      )}
    </>
  )
}
