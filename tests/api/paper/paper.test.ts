// @postgres: two copies at once get two numbers, rows by data scope
import { inTenant } from '@yuncang/db/handle'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { readPdf } from '../../support/pdf.ts'
import { contractPaperSuite } from './contract-papers.ts'

const { app, print, aContract } = contractPaperSuite()
const copiesOf = (businessId: string, as: string) =>
  app().data('paper.copies', { paper: 'contract', businessId }, as)

describe('a copy', () => {
  test('is counted with who, when and which bytes, newest first, for whoever reads the record', async () => {
    const { id } = await aContract('计数客户')
    await print(id, 'sw', { locale: 'en' })
    const bytes = await print(id, 'kf')
    const copies = await copiesOf(id, 'kf')
    expect(copies.map(({ times, locale }: any) => [times, locale])).toEqual([
      [2, 'zh'],
      [1, 'en'],
    ])
    expect(copies[0]).toMatchObject({ pages: 1, time: '2026-03-31 08:00:00' })
    expect(copies[0].realName).not.toBe(copies[1].realName)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const rows = await app().services.db.read(inTenant('WMS_DEMO'), (db) =>
      db.select(db.t.paperCopy),
    )
    expect(rows.find((row) => row.id === copies[0].id)?.sha256).toBe(sha256)
  })

  test('that two people print at the same moment is two copies, each with its own number on it', async () => {
    const { id } = await aContract('同时打印客户')
    const made = await Promise.all(['sw', 'kf', 'sw'].map((as) => print(id, as)))
    const said = await Promise.all(
      made.map(async (bytes) => /第 (\d) 次打印/.exec((await readPdf(bytes)).pages.join(''))?.[1]),
    )
    expect(said.sort()).toEqual(['1', '2', '3'])
    expect((await copiesOf(id, 'sw')).map(({ times }: any) => times)).toEqual([3, 2, 1])
  })

  test('is refused to who may not read the record, in another tenant as if there were none', async () => {
    const { id } = await aContract('别人的客户')
    const asked = { paper: 'contract', businessId: id }
    expect(statusAndReason(await app().call('paper.print', asked, 'mg'))).toEqual([
      403,
      'access.denied',
    ])
    expect(statusAndReason(await app().call('paper.copies', asked, 'mg'))).toEqual([
      403,
      'access.denied',
    ])
    for (const stranger of ['kh', 'sw.zjwl']) {
      const refused = await app().call('paper.print', asked, stranger)
      expect(statusAndReason(refused)).toEqual([404, 'record.notFound'])
    }
    expect(await copiesOf(id, 'sw')).toEqual([])
    await print(id, 'sw')
    expect(await copiesOf(id, 'kh')).toEqual([])
    expect(await copiesOf(id, 'sw')).toHaveLength(1)
  })
})
