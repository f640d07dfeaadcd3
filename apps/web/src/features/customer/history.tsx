import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { Timeline } from '../../ui/timeline.tsx'

const actionKeys = {
  create: 'customer.action.create',
  update: 'customer.action.update',
  stop: 'customer.action.stop',
  resume: 'customer.action.resume',
} as const

const isKnown = (action: string): action is keyof typeof actionKeys => action in actionKeys

/** Who changed what, with the values before and after. */
export function CustomerHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  if (!data) return null
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      {data.length === 0 && <p>{t('records.empty')}</p>}
      <Timeline
        entries={data.map((record) => ({
          key: record.id,
          time: record.time,
          title: `${record.realName} ${isKnown(record.action) ? t(actionKeys[record.action]) : record.action}`,
          details: <Changes diff={record.fieldDiff} />,
        }))}
      />
    </section>
  )
}

const show = (value: unknown) =>
  value === null || value === ''
    ? '—'
    : Array.isArray(value)
      ? value.join('、')
      : JSON.stringify(value).replace(/^"|"$/g, '')

type Diff = Record<string, { before?: unknown; after?: unknown }>

function Changes({ diff }: { diff: Diff }) {
  const { t, i18n } = useTranslation()
  return Object.entries(diff).map(([field, { before, after }]) => {
    const key = `customer.field.${field}`
    return (
      <div key={field} style={{ fontSize: 12 }}>
        {i18n.exists(key) ? t(key) : field}：{show(before)} → {show(after)}
      </div>
    )
  })
}
