import { describe, expect, test } from 'vitest'
import { listen } from '../../support/notices.ts'
import { about, idsOf, moveSuite } from './moves.ts'

const { app, draft, moveAll, newIds } = moveSuite()

describe('a record that somebody moved', () => {
  test('waits while the screen is locked; then everything is asked for again', async () => {
    const auditor = await listen(app(), 'sh')
    const witness = await listen(app(), 'jf')
    await app().data('session.lock', {}, 'sh')
    const { id } = await draft()
    await witness.hearsMoves(about(id))
    await witness.leave()
    await app().data('session.unlock', { password: 'Yuncang#2026' }, 'sh')
    const heard = await auditor.hearsMoves((moves) => moves === null)
    expect(idsOf(heard)).not.toContain(id)
    await auditor.leave()
  })

  test('of a module that somebody may not read is not told at all', async () => {
    const guard = await listen(app(), 'mg')
    const clerk = await listen(app(), 'sw')
    const [id] = newIds(1)
    await moveAll('HTGL', [id!])
    await clerk.hearsMoves(about(id!))
    await guard.beat()
    expect(guard.moves).toEqual([])
    await Promise.all([guard.leave(), clerk.leave()])
  })
})
