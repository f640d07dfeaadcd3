// @postgres: moves between instances
import { inTenant, system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { recordOperations, type OperateModule } from '@yuncang/server/kernel/record/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { listen, userIdOf, type HeardMove } from '../../support/notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const customers = async (): Promise<{ id: string }[]> =>
  (await app.data('customer.page', { size: 200 }, 'kf')).records

let bills = 0
/** A draft of kf, for the first customer unless told otherwise. */
async function draft(customerId?: string): Promise<{ id: string }> {
  bills += 1
  return app.data(
    'inboundOrder.create',
    {
      masterBillNo: `DMLNQD2699${String(bills).padStart(4, '0')}`,
      customerId: customerId ?? (await customers())[0]!.id,
      inboundType: '1',
      expectDate: '2026-12-01',
      enShipName: 'DEMO OCEAN',
      imvoy: '012E',
    },
    'kf',
  )
}

/** As a use case of kf's that moves these. */
async function moveAll(operateModule: OperateModule, businessIds: readonly string[]) {
  const user = { id: await userIdOf(app, 'kf'), account: 'kf', realName: '客服' }
  const { clock: now, ids: newId } = app.services
  const operations = businessIds.map((businessId) => ({
    businessId,
    operateModule,
    action: 'import',
  }))
  await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    recordOperations(tx, { user, now, newId }, operations),
  )
  return { id: user.id, name: user.realName }
}
const newIds = (count: number) => Array.from({ length: count }, () => app.services.ids())

const about = (id: string) => (moves: HeardMove[] | null) =>
  moves?.some(({ ids }) => ids?.includes(id)) ?? false
const idsOf = (moves: (HeardMove[] | null)[]) => moves.flat().flatMap((move) => move?.ids ?? [])

describe('a record that somebody moved', () => {
  test('is told to those of the tenant who may read it, with who it was', async () => {
    const auditor = await listen(app, 'sh')
    const stranger = await listen(app, 'kf.zjwl')
    const { id } = await draft()
    const heard = await auditor.hearsMoves(about(id))
    expect(heard.flat()).toContainEqual({
      module: 'RKDD',
      by: { id: await userIdOf(app, 'kf'), name: expect.any(String) },
      ids: [id],
    })
    await stranger.beat()
    expect(stranger.moves).toEqual([])
    await Promise.all([auditor.leave(), stranger.leave()])
  })

  test('reaches who listens at another instance', async () => {
    const other = await app.another()
    const there = await listen(other, 'sh')
    const { id } = await draft()
    await there.hearsMoves(about(id))
    expect(idsOf(there.moves)).toEqual([id])
    await there.leave()
  })

  test('is told to a customer when it is theirs, and never by its id when it is not', async () => {
    const mine = await app.services.db.read(system('test'), async (db) => {
      const [user] = await db.select(db.t.user, eq(db.t.user.account, 'kh'))
      const [membership] = await db.select(db.t.membership, eq(db.t.membership.userId, user!.id))
      return membership!.customerId!
    })
    const others = (await customers()).find(({ id }) => id !== mine)!.id
    const customer = await listen(app, 'kh')
    const foreign = await draft(others)
    const own = await draft(mine)
    await customer.hearsMoves(about(own.id))
    expect(idsOf(customer.moves)).toContain(own.id)
    expect(idsOf(customer.moves)).not.toContain(foreign.id)
    await customer.leave()
  })

  test('is one word for thousands at once, without their ids', async () => {
    const auditor = await listen(app, 'sh')
    const by = await moveAll('SPGL', newIds(3000))
    const heard = await auditor.hearsMoves(
      (moves) => moves?.some(({ module }) => module === 'SPGL') ?? false,
    )
    expect(heard.flat().filter((move) => move?.module === 'SPGL')).toEqual([{ module: 'SPGL', by }])
    await auditor.leave()
  })

  test('waits while the screen is locked; then everything is asked for again', async () => {
    const auditor = await listen(app, 'sh')
    const witness = await listen(app, 'jf')
    await app.data('session.lock', {}, 'sh')
    const { id } = await draft()
    await witness.hearsMoves(about(id))
    await witness.leave()
    await app.data('session.unlock', { password: 'Yuncang#2026' }, 'sh')
    const heard = await auditor.hearsMoves((moves) => moves === null)
    expect(idsOf(heard)).not.toContain(id)
    await auditor.leave()
  })

  test('of a module that somebody may not read is not told at all', async () => {
    const guard = await listen(app, 'mg')
    const clerk = await listen(app, 'sw')
    const [id] = newIds(1)
    await moveAll('HTGL', [id!])
    await clerk.hearsMoves(about(id!))
    await guard.beat()
    expect(guard.moves).toEqual([])
    await Promise.all([guard.leave(), clerk.leave()])
  })
})
