import { useQuery } from '@tanstack/react-query'
import type { OperateRecord } from '@yuncang/shared/contracts/record'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useDictionary } from '../api/use-dictionary.ts'
import { listed } from '../lib/language.ts'
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

type Step = Pick<OperateRecord, 'action' | 'time'>

/** What an auditor said with a step that judges a record. */
export function useAuditWords(id: string): (step: Step) => string | undefined {
  const { data } = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  return ({ action, time }) =>
    action === 'pass' || action === 'reject'
      ? data?.find((audit) => audit.time === time)?.msg
      : undefined
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
              {said(record)}
              <Changes
                diff={record.fieldDiff}
                isNew={record.action.endsWith('create')}
                {...values}
              />
            </>
          ),
        }))}
      />
    </section>
  )
}

type Diff = Record<string, { before?: unknown; after?: unknown }>
type ChangesProps = Values & { diff: Diff; isNew: boolean }

function Changes({ diff, isNew, noun, flags, labels }: ChangesProps) {
  const { t, i18n } = useTranslation()
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    const own = Object.hasOwn(labels, field) ? labels[field] : undefined
    const labelOf = flags.has(field) ? yesNo : (own ?? asText)
    const each: unknown[] = Array.isArray(value) ? value : [value]
    return listed(each.map((one) => labelOf(asText(one))))
  }
  return Object.entries(diff).map(([field, { before, after }]) => {
    const key = `${noun}.field.${field}`
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
