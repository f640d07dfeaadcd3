// @postgres: failures of the database itself
import { inTenant } from '@yuncang/db/handle'
import { toAppError } from '@yuncang/server/trpc/errors'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { engineOfRun } from '../../support/database.ts'

test.runIf(engineOfRun === 'postgres')(
  'of two transactions that wait for each other one goes through, and the other is told to look again',
  async () => {
    const app = await startApp()
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const taken = (at: 0 | 1, first: string, second: string) =>
      app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
        await tx.lockAlone(first)
        both[at].resolve()
        await Promise.all(both.map(({ promise }) => promise))
        await tx.lockAlone(second)
      })
    const ends = await Promise.allSettled([taken(0, 'a', 'b'), taken(1, 'b', 'a')])
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(failures.map((each) => toAppError(each).reason)).toEqual(['record.stale'])
    await app.close()
  },
)

test.runIf(engineOfRun === 'postgres')(
  'a whole number beyond its column is told as more than can be recorded',
  async () => {
    const app = await startApp()
    const refused = app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
      tx.update(tx.t.customer, { creditDays: 3_000_000_000 }),
    )
    const error: unknown = await refused.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(toAppError(error).reason).toBe('value.outOfRange')
    await app.close()
  },
)
