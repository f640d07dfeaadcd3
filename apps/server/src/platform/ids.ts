import { v7 } from 'uuid'

/** UUIDv7: ordered by time, so that new rows land at the end of every index. */
export type Ids = () => string

export const timeOrderedIds: Ids = () => v7()
