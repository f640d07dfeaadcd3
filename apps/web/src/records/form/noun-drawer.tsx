import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { valuesIn } from './fields.tsx'
import { RecordDrawer } from './record-drawer.tsx'

type Row = { id: string; version: number }

type Props<C extends z.ZodObject, U extends z.ZodObject, R extends Row> = {
  title: string
  /** Under which drafts are kept. */
  form: string
  /** None for a new record. */
  row: R | undefined
  contract: { create: { input: C }; update: { input: U } }
  /** What a new record begins with. */
  defaults?: object
  canWrite: boolean
  fields: ReactNode
  nameOf: (row: R) => string
  create: (input: z.output<C>) => Promise<R>
  update: (input: z.output<U>) => Promise<R>
  refreshed: () => Promise<unknown>
  onClose: () => void
  /** Below the form of a record that exists: its steps and history. */
  children?: ReactNode
}

/** The form of a small record, new or of a list, that closes when it is saved. */
export function NounDrawer<C extends z.ZodObject, U extends z.ZodObject, R extends Row>({
  title,
  form,
  row,
  contract,
  defaults = {},
  canWrite,
  fields,
  nameOf,
  create,
  update,
  refreshed,
  onClose,
  children,
}: Props<C, U, R>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const shared = {
    title,
    fields,
    canSave: canWrite,
    onSaved: async (saved: R) => {
      void message.success(t('record.saved', { name: nameOf(saved) }))
      await refreshed()
      onClose()
    },
    onReload: () => void refreshed(),
    onClose,
  }
  if (row === undefined) {
    return (
      <RecordDrawer
        {...shared}
        schema={contract.create.input}
        initial={defaults}
        draft={{ form, id: 'new' }}
        save={create}
      />
    )
  }
  const { id, version } = row
  return (
    <RecordDrawer
      {...shared}
      schema={contract.update.input}
      initial={valuesIn(contract.create.input, row)}
      extra={{ id, version }}
      {...(canWrite && { draft: { form, id, version } })}
      save={update}
    >
      {children}
    </RecordDrawer>
  )
}
