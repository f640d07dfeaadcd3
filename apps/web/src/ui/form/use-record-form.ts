import type { FieldIssue } from '@yuncang/shared/errors'
import { Form, type FormInstance } from 'antd'
import { useContext, useEffect, useEffectEvent, useId, useState } from 'react'
import type * as z from 'zod'
import { currentLanguage } from '../../lib/language.ts'
import { useUnsaved } from '../../lib/tab.ts'
import { issuesOf, meantByAll, place } from './bridge.ts'
import { carriedTo, carry, differing, dropCarried } from './carried.ts'
import { HeldContext } from './held-record.tsx'
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
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const slot = options.draft
  const [carried] = useState(() => carriedTo(slot))
  const [isTyped, setTyped] = useState(carried !== undefined)
  const [begunLists] = useState(() => mapOf(lists, (lines) => lines.view().rows))
  const draft = useDraft(
    slot,
    (): DraftValues => ({
      fields: form.getFieldsValue(),
      lists: mapOf(lists, (lines) => lines.stored()),
    }),
    carried === undefined,
  )
  const held = useContext(HeldContext)
  const ownHeld = held?.id === slot?.id ? held : undefined
  const formId = useId()
  const release = useUnsaved(isTyped)

  useEffect(() => held?.hold(formId, isTyped), [held, formId, isTyped])

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

  /** One's own changes go to the form over the newest version, which comes with the next load of the record. */
  const carryOver = () => {
    if (!slot) return
    const values = form.getFieldsValue()
    const names = differing(Object.keys(values), initial, values)
    carry(slot, {
      fields: Object.fromEntries(names.map((name) => [name, values[name]])),
      before: initial,
      lists: Object.fromEntries(
        Object.entries(lists)
          .filter(([name, lines]) => lines.view().rows !== begunLists[name])
          .map(([name, lines]) => [name, lines.stored()]),
      ),
    })
    release()
    setTyped(false)
  }
  const takeCarried = useEffectEvent(() => {
    // Once: a tab that comes back into view has what was typed since then.
    if (!carried || !slot || carriedTo(slot) !== carried) return
    dropCarried(slot)
    form.setFieldsValue({ ...carried.fields })
    for (const [name, stored] of Object.entries(carried.lists)) lists[name]?.restore(stored)
    draft.schedule()
  })
  useEffect(() => takeCarried(), [])
  const both = carried ? differing(Object.keys(carried.fields), carried.before, initial) : []

  return {
    slot,
    /** Somebody else has changed the record. */
    isBehind: failure?.isStale === true || ownHeld?.hasNewer === true,
    carryOver,
    /** What is typed falls away for what others wrote. */
    giveUp: async () => {
      await draft.drop()
      release()
      setTyped(false)
      setFailure(undefined)
    },
    merged: carried && {
      /** Fields that others changed as well. */
      both,
      choose: (name: string, isMine: boolean) => {
        const from = isMine ? carried.fields : initial
        form.setFieldValue(name, (from as Readonly<Record<string, unknown>>)[name])
        touch()
      },
    },
    form,
    context: { schema, isTried, extra },
    initial,
    isDirty: isTyped,
    isSaving,
    failure,
    touch,
    submit,
    /** The form closes; what is typed stays behind as a draft. */
    leave: () => {
      release()
      held?.hold(formId, false)
    },
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
