import { useQuery } from '@tanstack/react-query'
import type { OutboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { outboundStatuses, outboundStatusLabel } from '@yuncang/shared/domain/outbound-order'
import { Steps } from 'antd'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useSizeClass } from '../../lib/size-class.ts'

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

/** How far an order has come, with who and when. */
export function OutboundProgress({ order }: { order: OutboundOrder }) {
  const { outboundStatus: status } = order
  const { data = [] } = useQuery(trpc.record.operations.queryOptions({ businessId: order.id }))
  const isPhone = useSizeClass() === 0
  if (status === rejected || status === voided) return null
  const at = way.findIndex(([state]) => state === (status === partlyOut ? out : status))
  // In a part out, its goods are on their way through the gate.
  const current = status === finished ? way.length : at
  const shown = isPhone ? way.slice(Math.max(0, at - 1), at + 2) : way
  return (
    <section className="card">
      <Steps
        size="small"
        current={isPhone ? shown.findIndex(([state]) => state === way[at]?.[0]) : current}
        items={shown.map(([state, actions], index) => {
          const isReached = isPhone ? way[at] !== undefined && state <= way[at][0] : index <= at
          const known: readonly string[] = actions
          const step = isReached ? data.findLast(({ action }) => known.includes(action)) : undefined
          return {
            title: outboundStatusLabel(
              state === out && status === partlyOut ? partlyOut : state,
              currentLanguage(),
            ),
            content: step && (
              <span style={{ fontSize: 12 }}>
                {step.realName}
                <br />
                {step.time.slice(5, 16)}
              </span>
            ),
          }
        })}
      />
    </section>
  )
}
