import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useDictionary } from '../api/use-dictionary.ts'
import { Timeline } from '../ui/timeline.tsx'

const actionKeys = {
  create: 'record.action.create',
  update: 'record.action.update',
  stop: 'record.action.stop',
  resume: 'record.action.resume',
  remove: 'record.action.remove',
  submit: 'record.action.submit',
  pass: 'record.action.pass',
  reject: 'record.action.reject',
  lock: 'record.action.lock',
  move: 'record.action.move',
} as const

/** What was done, as the history says it; a word that is not known stands as it is. */
export function useActionWords() {
  const { t } = useTranslation()
  return (action: string): string =>
    Object.hasOwn(actionKeys, action) ? t(actionKeys[action as keyof typeof actionKeys]) : action
}

/** What auditors said when they judged a record, by the time of it. */
export function useAuditWords(id: string): (time: string) => string | undefined {
  const { data } = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  return (time) => data?.find((audit) => audit.time === time)?.msg
}

type LabelOf = (value: string) => string

type Values = {
  /** Its fields are named by `<noun>.field.<name>`. */
  noun: string
  flags: ReadonlySet<string>
  /** Words for the values of a field. */
  labels: Readonly<Record<string, LabelOf>>
}

type Props = Values & { id: string; wordsOf: (action: string) => string }

/** Who changed what, with the values before and after, and what an auditor said. */
export function RecordHistory({ id, wordsOf, ...values }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  const said = useAuditWords(id)
  if (!data) return null
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      {data.length === 0 && <p>{t('records.empty')}</p>}
      <Timeline
        entries={data.map((record) => ({
          key: record.id,
          time: record.time,
          title: `${record.realName} ${wordsOf(record.action)}`,
          details: (
            <>
              {said(record.time)}
              <Changes diff={record.fieldDiff} {...values} />
            </>
          ),
        }))}
      />
    </section>
  )
}

type Diff = Record<string, { before?: unknown; after?: unknown }>

function Changes({ diff, noun, flags, labels }: Values & { diff: Diff }) {
  const { t, i18n } = useTranslation()
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    const own = Object.hasOwn(labels, field) ? labels[field] : undefined
    const labelOf = flags.has(field) ? yesNo : (own ?? asText)
    const each: unknown[] = Array.isArray(value) ? value : [value]
    return each.map((one) => labelOf(asText(one))).join('、')
  }
  return Object.entries(diff).map(([field, { before, after }]) => {
    const key = `${noun}.field.${field}`
    const [was, is] = [show(field, before), show(field, after)]
    return (
      <div key={field} style={{ fontSize: 12 }}>
        {i18n.exists(key) ? t(key) : field}：{was === is ? is : `${was} → ${is}`}
      </div>
    )
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
