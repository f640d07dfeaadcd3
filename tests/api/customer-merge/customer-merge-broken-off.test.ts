// @postgres: jobs, transactions of tenants and of the system
import { inTenant, system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { expect, test } from 'vitest'
import { addBillableFees } from '../../support/billable-fees.ts'
import { dying } from '../../support/jobs.ts'
import { mergeSuite, type Row } from './merges.ts'

/* A merge whose server is gone on the way (docs/decisions/063-customer-merge.md). */

const suite = mergeSuite()
const { app, turn, get, named, pairOf, actionsOf, started, attempt } = suite
const node = 'WMS_DEMO'
const fees = 20

/** A customer with fees and somebody who acts for it. */
async function withFees(name: string): Promise<Row> {
  const made = await named(name)
  const owner = { id: made.id, name }
  await addBillableFees(app().services.db, node, { customers: 1, fees, owner })
  await app().services.db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.membership, {
      userId: `of ${made.id}`,
      tenantNode: node,
      customerId: made.id,
      roleCodes: ['kh'],
      sections: [],
    }),
  )
  return made
}

const feesOf = (customerId: string) =>
  app().services.db.read(inTenant(node), async (db) => {
    const found = await db.select(db.t.feeLine, eq(db.t.feeLine.customerId, customerId))
    return found.length
  })

test('before its first commit has changed nothing, and does it all when it is tried again', async () => {
  const [from, into] = [await withFees(`断甲${turn()}客户`), await named(`断乙${turn()}客户`)]
  const { id } = await started(pairOf(from, into))
  const services = dying(app().services, (scope) => 'tenant' in scope)
  expect(await attempt(id, services)).toMatchObject({ status: 'queued', result: null })
  expect([await feesOf(from.id), await feesOf(into.id)]).toEqual([fees, 0])
  expect(await attempt(id)).toMatchObject({ status: 'done', result: { rows: fees, users: 1 } })
})

test('after its first commit does the rest, is told once by both, and counts all that it has moved', async () => {
  const [from, into] = [await withFees(`断丙${turn()}客户`), await named(`断丁${turn()}客户`)]
  const { id } = await started(pairOf(from, into))
  const services = dying(
    app().services,
    (scope) => 'system' in scope && scope.system.startsWith('users'),
  )
  expect(await attempt(id, services)).toMatchObject({ status: 'queued' })
  expect([await feesOf(from.id), await feesOf(into.id)]).toEqual([0, fees])
  expect(await attempt(id)).toMatchObject({ status: 'done', result: { rows: fees, users: 1 } })
  expect(await get(from.id)).toMatchObject({ mergedIntoId: into.id })
  const told = [await actionsOf(from.id), await actionsOf(into.id)]
  expect(told.map((actions) => actions.filter((each) => each.startsWith('merge')))).toEqual([
    ['mergeInto'],
    ['mergeFrom'],
  ])
})
