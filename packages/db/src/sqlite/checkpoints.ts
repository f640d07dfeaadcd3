import type Database from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/*
 * Checkpoints: what was committed is carried over from the log into the database file. SQLite does so within the commit
 * that fills its thousandth page, which then waits for the disk for as long as a hundred other requests take; here a
 * thread of its own does (docs/decisions/045).
 */

/** Pages of the log after which they are carried over, as SQLite has it. */
const pagesAtMost = 1000
/** The part of the log that the writer itself carries over: few pages of a short log, more of one that grows and grows. */
const tailAtMost = 1 / 8

export type Checkpoints = {
  /** To be called after each commit, outside of a transaction. */
  readonly committed: () => void
  close(): Promise<void>
}

type Log = {
  /** Pages in the log. */
  readonly log: number
  /** How many of them have been carried over. */
  readonly checkpointed: number
}

/** The thread's code: beside the bundle, or in the source tree. */
const entry = ['sqlite-checkpointer.js', 'checkpointer.ts']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path))

/** Takes the checkpoints of a writer over; when the thread fails, SQLite does them again, and `onError` is told. */
export function checkpointsOf(
  writer: Database.Database,
  file: string,
  onError: (error: unknown) => void,
): Checkpoints {
  const look = writer.prepare<[], Log>('pragma wal_checkpoint(noop)')
  const carryOver = writer.prepare('pragma wal_checkpoint(passive)')
  let thread: Worker | undefined
  let state: 'resting' | 'working' | 'done' | 'given up' = 'resting'
  /** Length of the log when the thread was last asked. */
  let askedAt = 0

  writer.pragma('wal_autocheckpoint = 0')

  /** What was committed is safe in the log, which must not grow for ever. */
  function giveUp(error: unknown): void {
    state = 'given up'
    writer.pragma(`wal_autocheckpoint = ${pagesAtMost}`)
    onError(error)
  }

  function started(): Worker {
    if (!entry) throw new Error('the code of the checkpoints’ thread is missing')
    const worker = new Worker(entry, {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    })
    worker.unref()
    worker.on('message', () => (state = 'done'))
    worker.on('error', giveUp)
    return worker
  }

  function carryOverWhenDue(): void {
    // The pragma always gives a row.
    const { log, checkpointed } = look.get()!
    if (state === 'done') {
      state = 'resting'
      // The log only begins anew once all of it has been carried over, and commits went on beside the thread.
      if (log - checkpointed <= log * tailAtMost) carryOver.get()
    }
    if (log < askedAt) askedAt = 0
    if (log - askedAt < pagesAtMost) return
    askedAt = log
    state = 'working'
    thread ??= started()
    thread.postMessage('carry over', [])
  }

  return {
    committed() {
      if (state === 'working' || state === 'given up') return
      try {
        carryOverWhenDue()
      } catch (error) {
        giveUp(error)
      }
    },
    async close() {
      await thread?.terminate()
    },
  }
}
