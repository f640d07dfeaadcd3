import type { FieldIssue } from '@yuncang/shared/errors'
import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { currentLanguage } from '../../lib/language.ts'
import { useUnsaved } from '../../lib/tab.ts'
import { issuesOf, meantByAll, place } from './bridge.ts'
import type { Lines, StoredLines } from './line-editor/lines.ts'
import { useDraft, type DraftSlot } from './use-draft.ts'

/** What the server said of a save that failed. */
export type Failure = {
  readonly message: string
  readonly issues: readonly FieldIssue[]
  /** Somebody else was faster. */
  readonly isStale: boolean
}

type Options<S extends z.ZodObject, R> = {
  schema: S
  /** What the fields begin with. */
  initial: object
  /** What goes with the fields and is typed nowhere, e.g. id and version. */
  extra?: object
  /** Lists of the contract that are edited as lines. */
  lists?: Readonly<Record<string, Lines>>
  draft?: DraftSlot
  save: (input: z.output<S>) => Promise<R>
  onSaved: (saved: R) => unknown
  describe: (error: unknown) => Failure
}

type DraftValues = { fields: object; lists: Record<string, StoredLines> }

const noLists: Readonly<Record<string, Lines>> = {}
const nothing = {}

export type RecordForm = ReturnType<typeof useRecordForm>

/**
 * A record as a form: checks by its contract, saves, puts what the server refuses where it belongs, and keeps a draft.
 * The shells (drawer.tsx, page.tsx) show it.
 */
export function useRecordForm<S extends z.ZodObject, R>(options: Options<S, R>) {
  const { schema, initial, extra = nothing, lists = noLists, save, onSaved, describe } = options
  const [form] = Form.useForm<Record<string, unknown>>()
  const [isTyped, setTyped] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const draft = useDraft(options.draft, (): DraftValues => ({
    fields: form.getFieldsValue(),
    lists: mapOf(lists, (lines) => lines.stored()),
  }))
  const release = useUnsaved(isTyped)

  const touch = () => {
    setTyped(true)
    draft.schedule()
  }

  /** Shows what stands against saving, and goes to the first of it. */
  const show = (refused: Failure) => {
    const names = form.getFieldsError().map(({ name }) => name.join('.'))
    const { fields, lines, rest } = place(refused.issues, names, Object.keys(lists))
    form.setFields([...fields].map(([name, errors]) => ({ name, errors })))
    for (const [name, found] of lines) lists[name]?.show(found)
    const isPlaced = refused.issues.length > 0 && rest.length === 0
    const message = rest.map((issue) => issue.message).join(' ') || refused.message
    setFailure(isPlaced ? undefined : { ...refused, message })
    goToFirst(form, lists)
  }

  /** Saves what is typed; `more` says what else is wanted, e.g. that it be submitted. */
  const submit = async (more: object = nothing): Promise<void> => {
    if (isSaving) return
    setTried(true)
    setFailure(undefined)
    for (const lines of Object.values(lists)) lines.startTry()
    const areFieldsGood = await form.validateFields().then(
      () => true,
      () => false,
    )
    const parsed = schema.safeParse({
      ...meantByAll(schema, form.getFieldsValue()),
      ...mapOf(lists, (lines) => lines.take()),
      ...extra,
      ...more,
    })
    if (!areFieldsGood || !parsed.success) {
      const issues = parsed.error ? issuesOf(parsed.error, currentLanguage()) : []
      show({ message: '', issues, isStale: false })
      return
    }
    setSaving(true)
    try {
      const saved = await save(parsed.data)
      await draft.drop()
      release()
      setTyped(false)
      await onSaved(saved)
    } catch (error) {
      show(describe(error))
    } finally {
      setSaving(false)
    }
  }

  const restore = () => {
    // Written by `draft` above, in this version of the product or an older one: unknown fields and lists are left out.
    const { fields, lists: stored } = draft.offer!.values as DraftValues
    form.setFieldsValue({ ...fields })
    for (const [name, lines] of Object.entries(lists)) {
      if (stored[name]) lines.restore(stored[name])
    }
    draft.closeOffer()
    touch()
  }

  return {
    form,
    context: { schema, isTried, extra },
    initial,
    isDirty: isTyped,
    isSaving,
    failure,
    touch,
    submit,
    /** The form closes; what is typed stays behind as a draft. */
    leave: release,
    offer: draft.offer && {
      savedAt: draft.offer.savedAt,
      isOlder: draft.offer.version !== options.draft?.version,
      restore,
      discard: async () => {
        await draft.drop()
        // What was typed in the meantime is a draft of its own.
        if (isTyped) draft.schedule()
      },
    },
  }
}

const mapOf = <V, W>(record: Readonly<Record<string, V>>, to: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))

function goToFirst(
  form: FormInstance<Record<string, unknown>>,
  lists: Readonly<Record<string, Lines>>,
): void {
  const wrong = form.getFieldsError().find(({ errors }) => errors.length > 0)
  if (wrong) {
    form.scrollToField(wrong.name, { focus: true, block: 'center' })
    return
  }
  for (const lines of Object.values(lists)) if (lines.goToFirst()) return
}
