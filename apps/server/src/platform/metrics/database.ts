import type { Db } from '@yuncang/db/handle'
import type { Durations, Registry } from './registry.ts'

/** The same database, whose reads and transactions are timed: the wait for their turn or connection, and the work. */
export function measured(db: Db, registry: Registry): Db {
  const waits = registry.durations({
    name: 'yuncang_db_wait_seconds',
    help: 'Wait for the writer or for a connection.',
    labelNames: ['kind'],
  })
  const works = registry.durations({
    name: 'yuncang_db_work_seconds',
    help: 'Statements of one read or transaction, with its commit.',
    labelNames: ['kind'],
  })
  const meter = (kind: 'read' | 'write') => ({
    kind,
    ...meterOf(waits({ kind }), works({ kind })),
  })
  const reading = meter('read')
  const writing = meter('write')
  const meters = [reading, writing]
  const labelNames = ['kind', 'engine']
  registry.figure(
    { name: 'yuncang_db_waiting', help: 'Reads and transactions that wait.', labelNames },
    () => meters.map(({ kind, now }) => [{ kind, engine: db.engine }, now.waiting]),
  )
  registry.figure(
    { name: 'yuncang_db_working', help: 'Reads and transactions under way.', labelNames },
    () => meters.map(({ kind, now }) => [{ kind, engine: db.engine }, now.working]),
  )
  // The two kinds of scope differ in what their handles may write; a meter hands on whatever handle there is.
  const transaction = ((scope: { tenant: string }, work: (tx: unknown) => Promise<unknown>) =>
    writing.run((inner) => db.transaction(scope, inner), work)) as Db['transaction']
  return {
    ...db,
    read: (scope, work) => reading.run((inner) => db.read(scope, inner), work),
    transaction,
  }
}

function meterOf(waits: Durations, works: Durations) {
  const now = { waiting: 0, working: 0 }
  async function run<H, R>(
    open: (work: (handle: H) => Promise<R>) => Promise<R>,
    work: (handle: H) => Promise<R>,
  ): Promise<R> {
    const asked = performance.now()
    let began: number | undefined
    now.waiting += 1
    try {
      return await open((handle) => {
        began = performance.now()
        now.waiting -= 1
        now.working += 1
        return work(handle)
      })
    } finally {
      if (began === undefined) now.waiting -= 1
      else {
        now.working -= 1
        waits.observe((began - asked) / 1000)
        works.observe((performance.now() - began) / 1000)
      }
    }
  }
  return { now, run }
}
