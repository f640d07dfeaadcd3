import { rate, type Rating } from './rate.ts'

/** The rating by a price that holds, for tests. */
export function ratingOf(...asked: Parameters<typeof rate>): Rating {
  const rated = rate(...asked)
  if ('fault' in rated) throw new RangeError(`${rated.fault.what} ${rated.fault.detail}`.trim())
  return rated
}
