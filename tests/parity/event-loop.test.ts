import { chunks } from '@yuncang/db/sql'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../support/database.ts'
import { a, customer } from '../support/rows.ts'

const stepsAtMost = 200_000

/** Whether somebody else has had a turn before the steps were through. */
async function letsOthersIn(step: (at: number) => Promise<unknown>): Promise<boolean> {
  const others = { hadTurn: false }
  setImmediate(() => (others.hadTurn = true))
  for (let at = 0; at < stepsAtMost && !others.hadTurn; at += 1) await step(at)
  return others.hadTurn
}

test('work that goes from statement to statement on SQLite keeps nobody else waiting', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  try {
    const reads = db.read(a, (read) =>
      letsOthersIn(() => read.stmt('test.turns', (q, t) => q.select(t.customer)).all()),
    )
    expect(await reads).toBe(true)
    const writes = db.transaction(a, (tx) =>
      letsOthersIn((at) => tx.insert(tx.t.customer, customer(`turn ${at}`, `客户 ${at}`))),
    )
    expect(await writes).toBe(true)
  } finally {
    await close()
  }
})

test('a long list of values in pieces keeps nobody else waiting', async () => {
  const pieces = chunks(Array.from({ length: 2 * stepsAtMost }), 2)
  expect(await letsOthersIn(() => pieces.next())).toBe(true)
})
