import type { Db, Tx } from '@yuncang/db/handle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { a, customer, nameOf, reasonOf } from '../support/rows.ts'

describe.each(['sqlite', 'postgres'] as const)('handles on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  test('a failed transaction leaves nothing behind and runs nothing afterwards', async () => {
    let ran = false
    const write = db.transaction(a, async (tx) => {
      tx.afterCommit(() => {
        ran = true
      })
      await tx.insert(tx.t.customer, customer('gone', 'gone'))
      throw new Error('no')
    })
    await expect(write).rejects.toThrow('no')
    expect(await nameOf(db, a, 'gone')).toBeUndefined()
    expect(ran).toBe(false)
  })

  test('a kept handle and a forgotten await are dead after the transaction', async () => {
    let kept: Tx | undefined
    let forgotten: PromiseLike<unknown> | undefined
    await db.transaction(a, async (tx) => {
      kept = tx
      forgotten = tx.update(tx.t.customer, { address: 'late' })
    })
    await expect(kept!.insert(kept!.t.customer, customer('late', 'late'))).rejects.toThrow(
      /has ended/,
    )
    expect(await reasonOf(forgotten!)).toMatch(/has ended/)
    expect(await nameOf(db, a, 'late')).toBeUndefined()
  })

  test('a leaked query does not slip into the next transaction', async () => {
    let leaked: PromiseLike<unknown> | undefined
    await db.transaction(a, async (tx) => {
      leaked = tx.update(tx.t.customer, { address: 'leaked' })
    })
    const next = db.transaction(a, async (tx) => {
      await tx.select(tx.t.customer)
    })
    expect(await reasonOf(leaked!)).toMatch(/has ended/)
    await next
  })

  test('what goes on by itself after its transaction reaches nothing, not even within the next one', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let lingering: Promise<unknown> = Promise.resolve()
    await db.transaction(a, async (tx) => {
      lingering = gate.then(() => tx.update(tx.t.customer, { address: 'lingering' }))
    })
    await db.transaction(a, async (tx) => {
      open()
      expect(await reasonOf(lingering)).toMatch(/has ended/)
      await tx.select(tx.t.customer)
    })
  })

  test('transactions and reads do not nest', async () => {
    const nested = db.transaction(a, () => db.transaction(a, async () => 1))
    await expect(nested).rejects.toThrow(/do not nest/)
    const read = db.transaction(a, () => db.read(a, async () => 1))
    await expect(read).rejects.toThrow(/do not nest/)
  })
})
