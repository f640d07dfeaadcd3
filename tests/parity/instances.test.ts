import { type Db } from '@yuncang/db/handle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { a } from '../support/rows.ts'

/* What instances of the product that share a database tell each other. */
describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  test('what one instance publishes reaches the other after the commit', async () => {
    const other = await database.another()
    const heard = new Promise<string>((resolve) => other.shared.subscribe('news', resolve))
    await db.transaction(a, (tx) => tx.publish('news', 'x'))
    expect(await heard).toBe('x')
  })

  test('a claim holds for all instances until it is released', async () => {
    const other = await database.another()
    expect(await db.shared.claim('k', 60_000)).toBe(true)
    expect(await other.shared.claim('k', 60_000)).toBe(false)
    await db.shared.release('k')
    expect(await other.shared.claim('k', 60_000)).toBe(true)
  })
})
