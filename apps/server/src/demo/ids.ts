import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { randomOf } from './random.ts'

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/**
 * UUIDv7 of a clock and a seed: rows of the past stand in the past of every index, and the same seed gives the same
 * ids. Up to 4096 of one millisecond are in order.
 */
export function seededIds(seed: string, clock: Clock): Ids {
  const random = randomOf(`ids ${seed}`)
  let last = 0
  let count = 0
  return () => {
    const time = Date.parse(clock())
    count = time === last ? (count + 1) % 4096 : 0
    last = time
    const stamp = hex(time, 12)
    const node = `${hex(random.between(0, 0xff_ffff), 6)}${hex(random.between(0, 0xff_ffff), 6)}`
    const variant = hex(0x8000 + random.between(0, 0x3fff), 4)
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(count, 3)}-${variant}-${node}`
  }
}
