import type { ReactNode } from 'react'
import type * as z from 'zod'
import { formFailureOf } from '../../api/form-failure.ts'
import { FormDrawer } from '../../ui/form/drawer.tsx'
import type { DraftSlot } from '../../ui/form/use-draft.ts'
import { useRecordForm } from '../../ui/form/use-record-form.ts'

type Props<S extends z.ZodObject, R> = {
  title: string
  schema: S
  initial: object
  /** What goes with the fields, e.g. id and version. */
  extra?: object
  draft?: DraftSlot
  canSave: boolean
  save: (input: z.output<S>) => Promise<R>
  onSaved: (saved: R) => unknown
  onReload: () => void
  onClose: () => void
  fields: ReactNode
  children?: ReactNode
}

/** A record or a part of one as a form in a drawer. */
export function RecordDrawer<S extends z.ZodObject, R>({
  title,
  canSave,
  onReload,
  onClose,
  fields,
  children,
  ...options
}: Props<S, R>) {
  const record = useRecordForm({ ...options, describe: formFailureOf })
  return (
    <FormDrawer
      title={title}
      record={record}
      canSave={canSave}
      onReload={onReload}
      onClose={onClose}
      more={children}
    >
      {fields}
    </FormDrawer>
  )
}
