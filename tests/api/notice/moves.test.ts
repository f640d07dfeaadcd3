// @postgres: moves between instances
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { listen, userIdOf } from '../../support/notices.ts'
import { about, idsOf, moveSuite } from './moves.ts'

const { app, customers, draft, moveAll, newIds } = moveSuite()

describe('a record that somebody moved', () => {
  test('is told to those of the tenant who may read it, with who it was', async () => {
    const auditor = await listen(app(), 'sh')
    const stranger = await listen(app(), 'kf.zjwl')
    const { id } = await draft()
    const heard = await auditor.hearsMoves(about(id))
    expect(heard.flat()).toContainEqual({
      module: 'RKDD',
      by: { id: await userIdOf(app(), 'kf'), name: expect.any(String) },
      ids: [id],
    })
    await stranger.beat()
    expect(stranger.moves).toEqual([])
    await Promise.all([auditor.leave(), stranger.leave()])
  })

  test('reaches who listens at another instance', async () => {
    const other = await app().another()
    const there = await listen(other, 'sh')
    const { id } = await draft()
    await there.hearsMoves(about(id))
    expect(idsOf(there.moves)).toEqual([id])
    await there.leave()
  })

  test('is told to a customer when it is theirs, and never by its id when it is not', async () => {
    const mine = await app().services.db.read(system('test'), async (db) => {
      const [user] = await db.select(db.t.user, eq(db.t.user.account, 'kh'))
      const [membership] = await db.select(db.t.membership, eq(db.t.membership.userId, user!.id))
      return membership!.customerId!
    })
    const others = (await customers()).find(({ id }) => id !== mine)!.id
    const customer = await listen(app(), 'kh')
    const foreign = await draft(others)
    const own = await draft(mine)
    await customer.hearsMoves(about(own.id))
    expect(idsOf(customer.moves)).toContain(own.id)
    expect(idsOf(customer.moves)).not.toContain(foreign.id)
    await customer.leave()
  })

  test('is one word for thousands at once, without their ids', async () => {
    const auditor = await listen(app(), 'sh')
    const by = await moveAll('SPGL', newIds(3000))
    const heard = await auditor.hearsMoves(
      (moves) => moves?.some(({ module }) => module === 'SPGL') ?? false,
    )
    expect(heard.flat().filter((move) => move?.module === 'SPGL')).toEqual([{ module: 'SPGL', by }])
    await auditor.leave()
  })
})
