import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { grouped } from '@yuncang/shared/kernel/grouped'
import { tonnes } from '@yuncang/shared/kernel/measures'
import { truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import type { Section } from '../../../papers/description.ts'
import type { LoadRow, TruckRow } from '../repo.ts'
import type { OrderPaperWords } from './paper-words.ts'

const right = 'right' as const

/** The trucks that are sent. Their codes are not on paper: the gate has to hear them from the drivers. */
export function trucksOf(
  trucks: readonly TruckRow[],
  loads: readonly LoadRow[],
  words: OrderPaperWords,
): Section[] {
  const sent = trucks.filter(({ status }) => status !== truckStatuses.cancelled)
  if (sent.length === 0) return []
  const carried = Map.groupBy(loads, ({ truckId }) => truckId)
  const timeOf = (time: string | null) => (time === null ? '' : toWireTime(time).slice(0, 16))
  return [
    {
      kind: 'table',
      title: words.trucks,
      columns: [
        { title: words.thNo, share: 1.4 },
        { title: words.plate, share: 1.6 },
        { title: words.driver, share: 1.3 },
        { title: words.phone, share: 1.2 },
        { title: words.gateIn, share: 1.2 },
        { title: words.tare, align: right, share: 0.9 },
        { title: words.loaded, align: right, share: 0.9 },
        { title: words.gross, align: right, share: 0.9 },
        { title: words.gateOut, share: 1.2 },
        { title: words.signer, share: 1.3 },
      ],
      groups: [
        {
          rows: sent.map((truck) => {
            const pieces = carried.get(truck.id)?.reduce((all, load) => all + load.pieces, 0)
            return [
              truck.thNo,
              [truck.plateNo, truck.trailerNo].filter(Boolean).join(' / '),
              truck.driverName,
              truck.driverPhone,
              timeOf(truck.gateInTime),
              tonnes(truck.tareWeight),
              pieces === undefined ? '' : grouped(String(pieces)),
              tonnes(truck.grossWeight),
              timeOf(truck.gateOutTime),
              truck.signer,
            ]
          }),
        },
      ],
    },
  ]
}
