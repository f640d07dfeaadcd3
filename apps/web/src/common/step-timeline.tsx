import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { Timeline } from '../ui/timeline.tsx'

/** What a step was and which fields it changed. */
export type RecordedStep = { action: string; fieldDiff: Readonly<Record<string, unknown>> }

type Props = { id: string; wordsOf: (step: RecordedStep) => string }

/** Steps of a record with who and when; an audit adds what was said. */
export function StepTimeline({ id, wordsOf }: Props) {
  const { t } = useTranslation()
  const operations = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  const audits = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  if (!operations.data) return null
  if (operations.data.length === 0) return <p>{t('records.empty')}</p>
  const said = (time: string) => audits.data?.find((audit) => audit.time === time)?.msg
  return (
    <Timeline
      entries={operations.data.map((record) => ({
        key: record.id,
        time: record.time,
        title: `${record.realName} ${wordsOf(record)}`,
        details: said(record.time),
      }))}
    />
  )
}
