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

/** How far an order has come, with who and when; on a phone its state and its history have to do. */
export function OutboundProgress({ order }: { order: OutboundOrder }) {
  const { outboundStatus: status } = order
  const { data = [] } = useQuery(trpc.record.operations.queryOptions({ businessId: order.id }))
  const isPhone = useSizeClass() === 0
  if (isPhone || status === rejected || status === voided) return null
  // An order of which a part has left stands where it will be out.
  const at = way.findIndex(([state]) => state === (status === partlyOut ? out : status))
  return (
    <section className="card">
      <Steps
        size="small"
        current={status === finished ? way.length : at}
        items={way.map(([state, actions], index) => {
          const known: readonly string[] = actions
          const step =
            index > at ? undefined : data.findLast(({ action }) => known.includes(action))
          const isPart = state === out && status === partlyOut
          return {
            title: outboundStatusLabel(isPart ? partlyOut : state, currentLanguage()),
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
