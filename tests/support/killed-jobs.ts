import { system, type Db, type Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq } from '@yuncang/db/sql'
import { systemClock } from '@yuncang/server/platform/clock'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Engine } from './database.ts'
import { patience } from './patience.ts'
import { places } from './places.ts'
import { remoteClient, startProcess, type Place, type ServerProcess } from './server-process.ts'

/** A server for the tests of one engine that is killed in the middle of its jobs, and started again on the same data. */
export function killedJobs(engine: Engine) {
  const at = places(engine)
  let place: Place
  let server: ServerProcess | undefined
  const start = async () => {
    server = await startProcess(place)
  }
  beforeAll(async () => {
    place = await at.withDemo()
    await start()
  })
  afterAll(async () => {
    await server?.kill()
    await at.close()
  })

  const client = remoteClient(() => server!.address)
  const job = (id: string, as: string): Promise<JobRecord> => client.data('job.get', { id }, as)
  const look = <R>(work: (db: Db) => Promise<R>): Promise<R> => at.look(place, work)
  return {
    client,
    job,
    look,
    start,
    folder: () => place.folder,
    /** Kills the server as soon as the job is so far; gives the job as it was left. */
    killOnce: async (
      { id, as }: { id: string; as: string },
      isSoFar: (job: JobRecord) => void,
    ): Promise<Row<Schema['job']>> => {
      await vi.waitFor(async () => isSoFar(await job(id, as)), { ...patience, interval: 1 })
      await server!.kill()
      return look((db) =>
        db.transaction(system('test'), async (tx) => {
          const [left] = await tx.select(tx.t.job, eq(tx.t.job.id, id))
          // Other workers wait until the lease has run out; a SQLite file has one process, which knows without waiting.
          if (engine === 'postgres')
            await tx.update(tx.t.job, { dueTime: systemClock() }, eq(tx.t.job.id, id))
          return left!
        }),
      )
    },
    /** Waits until the job is through. */
    ended: (id: string, as: string): Promise<JobRecord> =>
      vi.waitFor(async () => {
        const found = await job(id, as)
        expect(found).toMatchObject({ status: 'done' })
        return found
      }, patience),
  }
}
