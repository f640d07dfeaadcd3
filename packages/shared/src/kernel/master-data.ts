import * as z from 'zod'
import { flag, id, required, text, version, wireTimeOut } from './wire.ts'

/* What the contracts of master data share. */

export const stopFields = {
  id: id(),
  version: version(),
  isStop: flag(),
  stopReason: text(500).default(''),
}

/** Who says that something is no longer used says why; taking it up again needs no reason. */
export const stopHasReason = (value: { isStop: 0 | 1; stopReason: string }) =>
  value.isStop === 0 || value.stopReason.trim() !== ''
export const noStopReason = {
  path: ['stopReason'],
  message: 'record.stopReasonRequired',
}
export const stopInput = z.strictObject(stopFields).refine(stopHasReason, noStopReason)
export type Stop = z.infer<typeof stopInput>

/** Input of a change: what a user fills in, and which row of which version it was. */
export const changed = { id: id(), version: version() }

export const trackedOut = {
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
}

export const stopOut = { isStop: flag(), stopReason: z.string() }

/** A value of a dictionary that may be left open; the service knows which ones there are. */
export const entry = () => text(20).default('')
export const entryOf = () => required(20)

/** What a select is searched by. */
export const keyword = () => text(100).optional()
