// @postgres: two copies at once get two numbers, rows by data scope
import { inTenant } from '@yuncang/db/handle'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer } from '../../support/contracts.ts'
import { readPdf } from '../../support/pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-03-31T00:00:00.000Z' })
})
afterAll(() => app.close())

const print = (businessId: string, as: string, given: object = {}) =>
  app.download('paper.print', { paper: 'contract', businessId, ...given }, as)
const copiesOf = (businessId: string, as: string) =>
  app.data('paper.copies', { paper: 'contract', businessId }, as)

async function aContract(name: string, given: object = {}) {
  const customerId = await newCustomer(app, name)
  return contractsOf(app).active(customerId, given)
}

describe('a contract on paper', () => {
  test('says its terms, parties and prices in the language that is asked for', async () => {
    const name = '青岛打印样例有限公司（虚构）'
    const { id, contractNo } = await aContract(name, { remark: '盘点费另议' })
    const chinese = (await readPdf(await print(id, 'sw', { locale: 'zh' }))).pages.join('\n')
    for (const text of [
      contractNo,
      '仓储服务合同',
      name,
      '青岛示例保税物流中心有限公司（虚构）',
      '2026-01-01 至 2026-12-31',
      '甲方',
      '付款方',
      '25 CNY / 吨',
      '1–30 天 0.8，31 天起 1 CNY / 吨·天',
      '免费 7 天',
      '盘点费另议',
      '第 1 次打印',
    ]) {
      expect(chinese.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''))
    }
    const english = (await readPdf(await print(id, 'sw', { locale: 'en' }))).pages.join('\n')
    for (const text of [
      'Terms',
      'First party',
      '25 CNY / tonne',
      '7 days free',
      'Storage',
      'Print no. 2',
    ]) {
      expect(english).toContain(text)
    }
    expect(english).not.toContain('甲方')
  })

  test('says on each page that it is a draft until it binds', async () => {
    const of = contractsOf(app)
    const draft = await of.draft(await newCustomer(app, '草稿客户'))
    expect((await readPdf(await print(draft.id, 'sw'))).pages.join('')).toContain('草稿')
  })
})

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
    const rows = await app.services.db.read(inTenant('WMS_DEMO'), (db) => db.select(db.t.paperCopy))
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
    expect(statusAndReason(await app.call('paper.print', asked, 'mg'))).toEqual([
      403,
      'access.denied',
    ])
    expect(statusAndReason(await app.call('paper.copies', asked, 'mg'))).toEqual([
      403,
      'access.denied',
    ])
    for (const stranger of ['kh', 'sw.zjwl']) {
      const refused = await app.call('paper.print', asked, stranger)
      expect(statusAndReason(refused)).toEqual([404, 'record.notFound'])
    }
    expect(await copiesOf(id, 'sw')).toEqual([])
    await print(id, 'sw')
    expect(await copiesOf(id, 'kh')).toEqual([])
    expect(await copiesOf(id, 'sw')).toHaveLength(1)
  })
})
