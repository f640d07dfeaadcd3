import { system, type Db } from '@yuncang/db/handle'
import type { Logger } from 'pino'
import type { CallEntry, CallLog } from '../../../platform/call-log.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Ids } from '../../../platform/ids.ts'
import * as repo from '../repo.ts'

const waitMs = 500
const atOnce = 100
/** A database that does not answer must not fill the memory. */
const heldAtMost = 10_000

type Tools = { db: Db; clock: Clock; ids: Ids; log: Logger }

/**
 * Writes calls down in batches of their own, after the answer: no request waits for it, and none fails with it. What
 * was answered in the last half second is lost when the process dies.
 */
export function createCallLog({ db, clock, ids, log }: Tools): CallLog {
  let held: Parameters<typeof repo.insert>[1][number][] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(rows: typeof held): Promise<void> {
    try {
      await db.transaction(system('log of calls'), (tx) => repo.insert(tx, rows))
    } catch (error) {
      log.error({ err: error, calls: rows.length }, 'calls not written down')
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = held
    held = []
    if (rows.length > 0) writing = writing.then(() => write(rows))
    return writing
  }

  return {
    flush,
    add(entry: CallEntry) {
      if (held.length >= heldAtMost) return
      held.push({ ...entry, id: ids(), createTime: clock(), isDeleted: 0 })
      if (held.length >= atOnce) void flush()
      else timer ??= setTimeout(() => void flush(), waitMs).unref()
    },
  }
}
