import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { listed } from '../../lib/language.ts'
import { Timeline } from '../../ui/timeline.tsx'

/** Values before and after, by field. */
type Diff = Readonly<Record<string, { before?: unknown; after?: unknown }>>

/** What was done, and which fields it changed. */
export type RecordedStep = { action: string; time: string; fieldDiff: Diff }

const actionKeys: Readonly<Record<string, string>> = {
  create: 'record.action.create',
  update: 'record.action.update',
  import: 'record.action.import',
  stop: 'record.action.stop',
  resume: 'record.action.resume',
  remove: 'record.action.remove',
  submit: 'record.action.submit',
  pass: 'record.action.pass',
  reject: 'record.action.reject',
  lock: 'record.action.lock',
  unlock: 'record.action.unlock',
  move: 'record.action.move',
}

/** What was done to the documents of a record. */
export const documentActionKeys: Readonly<Record<string, string>> = {
  'document.add': 'record.action.documentAdd',
  'document.update': 'record.action.documentUpdate',
  'document.remove': 'record.action.documentRemove',
}

/** The name of the document that a step was about; empty for other steps. */
export function documentOf({ document }: Diff): string {
  const name = document?.after ?? document?.before
  return typeof name === 'string' ? name : ''
}

/** What was done, as the timeline says it; a word that is not known stands as it is. */
export function useActionWords(): (action: string) => string {
  const { t } = useTranslation()
  return (action) => {
    const key = actionKeys[action]
    return key === undefined ? action : t(key)
  }
}

const isJudgement = (action: string): boolean => /(^|\.)(pass|reject|refuse)$/.test(action)

type TimelineProps = {
  id: string
  wordsOf: (step: RecordedStep) => string
  /** What a step changed, where that is shown. */
  renderChanges?: (step: RecordedStep) => ReactNode
}

/** Why a step was taken, where it told so. */
function whyOf({ reason }: Diff): string {
  return typeof reason?.after === 'string' ? reason.after : ''
}

/** Steps of a record with who and when; of an audit also what was said, of others why, unless all changes are shown. */
export function RecordTimeline({ id, wordsOf, renderChanges }: TimelineProps) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  const audits = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  if (!data) return null
  if (data.length === 0) return <p>{t('records.empty')}</p>
  const said = ({ action, time, fieldDiff }: RecordedStep) => {
    const audit = isJudgement(action) && audits.data?.find((each) => each.time === time)
    return audit ? audit.msg : renderChanges === undefined && whyOf(fieldDiff)
  }
  return (
    <Timeline
      entries={data.map((record) => ({
        key: record.id,
        time: record.time,
        title: `${record.realName} ${wordsOf(record)}`,
        details: (
          <>
            <div>{said(record)}</div>
            {renderChanges?.(record)}
          </>
        ),
      }))}
    />
  )
}

type LabelOf = (value: string) => string

type Values = {
  /** Its fields are named by `<noun>.field.<name>`. */
  noun: string
  flags: ReadonlySet<string>
  /** Words for the values of a field. */
  labels: Readonly<Record<string, LabelOf>>
}

type HistoryProps = Values & {
  id: string
  wordsOf?: (action: string) => string
  /** What was made first took the place of something, whose values are shown too. */
  isFilled?: boolean
}

/** The timeline of a record below its form: who changed what, with the values before and after. */
export function RecordHistory({ id, wordsOf, isFilled = false, ...values }: HistoryProps) {
  const { t } = useTranslation()
  const usual = useActionWords()
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      <RecordTimeline
        id={id}
        wordsOf={({ action }) => (wordsOf ?? usual)(action)}
        renderChanges={({ action, fieldDiff }) => (
          <Changes diff={fieldDiff} isNew={!isFilled && action.endsWith('create')} {...values} />
        )}
      />
    </section>
  )
}

type ChangesProps = Values & { diff: Diff; isNew: boolean }

/** The fields that a step changed, with the values before and after. */
export function Changes({ diff, isNew, noun, flags, labels }: ChangesProps) {
  const { t, i18n } = useTranslation()
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    const own = Object.hasOwn(labels, field) ? labels[field] : undefined
    const labelOf = flags.has(field) ? yesNo : (own ?? asText)
    const each: unknown[] = Array.isArray(value) ? value : [value]
    return listed(each.map((one) => labelOf(asText(one))))
  }
  const keyOf = (field: string) => `${noun}.field.${field}`
  // An id that has no word says nothing to people.
  const told = Object.entries(diff).filter(
    ([field]) => !field.endsWith('Id') || i18n.exists(keyOf(field)),
  )
  return told.map(([field, { before, after }]) => {
    const key = keyOf(field)
    const [was, is] = [show(field, before), show(field, after)]
    return (
      <div key={field} style={{ fontSize: 12 }}>
        {t('records.value', {
          field: i18n.exists(key) ? t(key) : field,
          value: isNew || was === is ? is : `${was} → ${is}`,
        })}
      </div>
    )
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
