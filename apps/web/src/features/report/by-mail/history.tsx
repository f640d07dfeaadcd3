import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { recPayLabel } from '../../../records/prices/rec-pay.ts'
import { Changes, useActionWords } from '../../../records/history/history.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { byWord, clock } from './said.ts'

const noFlags: ReadonlySet<string> = new Set()

/** Who changed what of a plan; its maker reads it, who may not read the histories of others. */
export function PlanHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const { data = [] } = useQuery({ ...trpc.reportPlan.history.queryOptions({ id }), ...inPlace })
  if (data.length === 0) return null
  const own: Readonly<Record<string, string>> = {
    pause: t('reportPlan.action.pause'),
    resume: t('reportPlan.action.resume'),
  }
  const labels = {
    by: (value: string) => byWord(t, value),
    recPay: (value: string) => recPayLabel(Number(value)),
    dateRange: (value: string) => t(`reportPlan.range.${value}`),
    rhythm: (value: string) => t(`reportPlan.every.${value}`),
    weekday: (value: string) => t(`reportPlan.weekday.${value}`),
    hour: (value: string) => clock(Number(value)),
  }
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      <Timeline
        entries={data.toReversed().map(({ id: key, time, realName, action, fieldDiff }) => ({
          key,
          time,
          title: `${realName} ${own[action] ?? usual(action)}`,
          details: (
            <Changes
              diff={fieldDiff}
              isNew={action === 'create'}
              noun="reportPlan"
              flags={noFlags}
              labels={labels}
            />
          ),
        }))}
      />
    </section>
  )
}
