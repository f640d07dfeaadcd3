import { useQuery } from '@tanstack/react-query'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundStatuses, outboundStatusLabel } from '@yuncang/shared/nouns/outbound-order/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { RecordedStep } from '../../records/history/history.tsx'
import { StatusWay } from '../../ui/status-way.tsx'

const { draft, submitted, reserved, issued, loading, out, finished } = outboundStatuses
const { partlyOut, rejected, voided } = outboundStatuses

/** The way of an order, and which step of its history led to each state. */
const way = [
  [draft, ['create']],
  [submitted, ['submit']],
  [reserved, ['pass']],
  [issued, ['issue']],
  [loading, ['gateIn']],
  [out, ['gateOut', 'releaseWeight', 'closeShort']],
  [finished, ['finish']],
] as const

type Done = RecordedStep & { realName: string }

/** The way of this order as its history tells it, and how far it has come. */
export function wayOf(status: number, history: readonly Done[]) {
  const isBroken = status === rejected || status === voided
  const steps = way.map(([state, actions]) => {
    const known: readonly string[] = actions
    const step = history.findLast(({ action }) => known.includes(action))
    return { state, reached: step && { name: step.realName, time: step.time } }
  })
  const lastReached = Math.max(
    0,
    steps.findLastIndex(({ reached }) => reached !== undefined),
  )
  const stands = new Map<number, number>([
    [rejected, way.findIndex(([state]) => state === submitted)],
    [voided, lastReached],
    // An order of which a part has left stands where it will be out.
    [partlyOut, way.findIndex(([state]) => state === out)],
  ])
  const place = stands.get(status) ?? way.findIndex(([state]) => state === status)
  return { steps, place, isBroken }
}

/** How far an order has come, with who and when. */
export function OutboundProgress({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const { outboundStatus: status } = order
  const { data = [] } = useQuery(trpc.record.operations.queryOptions({ businessId: order.id }))
  const { steps, place, isBroken } = wayOf(status, data)
  return (
    <StatusWay
      label={t('outboundOrder.way')}
      steps={steps.map(({ state, reached }, at) => ({
        key: state,
        // What it says of itself is more than the name of the place: rejected, voided, partly out.
        what: outboundStatusLabel(at === place ? status : state, currentLanguage()),
        reached,
      }))}
      place={place}
      isBroken={isBroken}
    />
  )
}
