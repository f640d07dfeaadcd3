import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { forkliftStatuses } from '@yuncang/shared/nouns/worker/rules'
import { trpc } from '../../../api/client.ts'
import { DateInput } from '../../../ui/form/date-input.tsx'
import { SuggestedInput } from '../../../ui/suggested-input.tsx'
import './plan.css'

const once = (texts: readonly string[]) =>
  [...new Set(texts)].filter(Boolean).map((value) => ({ value, label: value }))

const stays = { staleTime: 300_000, meta: { inPlace: true } }
/** Usable ones; those in repair do no work. */
const forkliftsAtMost = { current: 1, size: 200, status: forkliftStatuses.usable } as const

/** Teams, tally clerks and forklifts of the warehouse, as choices; anybody else may be written as well. */
export function useWorkChoices() {
  const { data: people } = useQuery({ ...trpc.worker.workPeople.queryOptions({}), ...stays })
  const { data: tallyMen } = useQuery({ ...trpc.worker.tallyMen.queryOptions({}), ...stays })
  const { data: forklifts } = useQuery({
    ...trpc.forklift.page.queryOptions(forkliftsAtMost),
    ...stays,
  })
  return useMemo(
    () => ({
      teams: once([...(people ?? []), ...(tallyMen ?? [])].map(({ team }) => team)),
      tallyMen: once(tallyMen?.map(({ name }) => name) ?? []),
      forklifts: once(forklifts?.records.map(({ code }) => code) ?? []),
    }),
    [people, tallyMen, forklifts],
  )
}

const valuesOf = (choices: ReturnType<typeof once>) => choices.map(({ value }) => value)

/** Who does the work and when. */
export function WorkFields() {
  const { t } = useTranslation()
  const { teams, tallyMen, forklifts } = useWorkChoices()
  return (
    <div className="two-columns work-fields">
      <Form.Item name="planDate" label={t('inboundOrder.field.planDate')}>
        <DateInput />
      </Form.Item>
      <Form.Item name="workTeam" label={t('inboundOrder.field.workTeam')}>
        <SuggestedInput allowClear suggestions={valuesOf(teams)} />
      </Form.Item>
      <Form.Item name="tallyMan" label={t('inboundOrder.field.tallyMan')}>
        <SuggestedInput allowClear suggestions={valuesOf(tallyMen)} />
      </Form.Item>
      <Form.Item name="forkliftCode" label={t('inboundOrder.field.forkliftCode')}>
        <SuggestedInput allowClear suggestions={valuesOf(forklifts)} />
      </Form.Item>
    </div>
  )
}
