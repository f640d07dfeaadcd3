// @postgres: copies counted once, jobs
import { printMany } from '@yuncang/server/modules/paper/service/many'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { attemptAt, controlByHand } from '../../support/jobs.ts'
import { at, outboundSuite } from '../../support/outbound.ts'
import { readPdf } from '../../support/pdf.ts'
import { papersOf } from './papers.ts'

const suite = outboundSuite()
const { app, saved, passed } = suite
const { print, copiesOf, foreign } = papersOf(suite)

describe('papers of several orders', () => {
  const start = (businessIds: string[], as: string, given: object = {}) =>
    app().data('paper.startPrint', { paper: 'outboundOrder', businessIds, ...given }, at(as))
  const run = async (businessIds: string[], as: string, given: object = {}) => {
    const { id } = await start(businessIds, as, given)
    return attemptAt(app(), String(id), { as: at(as) })
  }
  const pagesOf = async (id: string, as: string) =>
    (await readPdf(await app().download('job.download', { id }, at(as)))).pages

  test('are one file in the order of the list, each counted once; what is not to be seen is named', async () => {
    const orders = [await saved(), await passed(), await saved()]
    const { id: hidden } = await foreign()
    await print(orders[1]!.id, 'kf')
    const ids = [orders[2]!.id, hidden, orders[1]!.id, orders[0]!.id]
    const job = await run([...ids, ids[0]!], 'kh')
    expect(job).toMatchObject({
      status: 'done',
      title: '打印出库单 4 份',
      result: { papers: 3, pages: 3, refused: [{ businessId: hidden }] },
    })
    const pages = await pagesOf(job.id, 'kh')
    const nos = [2, 1, 0].map((which) => orders[which]!['orderNo'])
    expect(pages.map((page, which) => page.includes(String(nos[which])))).toEqual([
      true,
      true,
      true,
    ])
    expect(pages.map((page) => /第 (\d) 次打印/.exec(page)?.[1])).toEqual(['1', '2', '1'])
    expect(pages[0]).toContain('第 1/1 页')
    expect(await copiesOf(orders[1]!.id)).toEqual([2, 1])
    expect(await copiesOf(hidden)).toEqual([])
  })

  test('are counted once when the job dies after their count, and not at all when it dies before', async () => {
    const ids = [(await saved()).id, (await saved()).id]
    const ctx = await ctxOf(app(), at('kf'), 'WMS_ZJWL')
    const asked = { paper: 'outboundOrder' as const, businessIds: ids }
    const dying = controlByHand(async ({ stage, done }) => {
      if (stage === 'printing' && done > 0) throw new Error('the process dies')
    })
    await expect(printMany.run(ctx, asked, dying)).rejects.toThrow('dies')
    expect(await copiesOf(ids[0]!)).toEqual([])
    const control = controlByHand()
    const bytesOf = async () => {
      const { file } = await printMany.run(ctx, asked, control)
      return Buffer.concat(await file!.stream.toArray())
    }
    const before = await bytesOf()
    expect((await bytesOf()).equals(before)).toBe(true)
    expect([await copiesOf(ids[0]!), await copiesOf(ids[1]!)]).toEqual([[1], [1]])
  })

  test('of which somebody takes a number meanwhile are printed under the next one', async () => {
    const { id } = await saved()
    const ctx = await ctxOf(app(), at('kf'), 'WMS_ZJWL')
    let isFirst = true
    const control = controlByHand(async ({ stage, done }) => {
      if (stage !== 'printing' || done === 0 || !isFirst) return
      isFirst = false
      await print(id, 'ck')
    })
    const asked = { paper: 'outboundOrder' as const, businessIds: [id] }
    const { file } = await printMany.run(ctx, asked, control)
    const bytes = Buffer.concat(await file!.stream.toArray())
    expect((await readPdf(bytes)).pages[0]).toContain('第 2 次打印')
    expect(await copiesOf(id)).toEqual([2, 1])
  })

  test('are refused to who may not read the records, and when none of them is there', async () => {
    const { id } = await foreign()
    const job = await run([id], 'kh')
    expect(job).toMatchObject({ status: 'failed', failure: expect.stringContaining('不存在') })
    const bills = { paper: 'bill', businessIds: ['b1'] }
    const refused = await app().call('paper.startPrint', bills, at('mg'))
    expect(statusAndReason(refused)).toEqual([403, 'access.denied'])
  })
})
