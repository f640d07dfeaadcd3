import { describe, expect, test } from 'vitest'
import { contractsOf, newCustomer } from '../../support/contracts.ts'
import { readPdf } from '../../support/pdf.ts'
import { contractPaperSuite } from './contract-papers.ts'

const { app, print, aContract } = contractPaperSuite()

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
    const of = contractsOf(app())
    const draft = await of.draft(await newCustomer(app(), '草稿客户'))
    expect((await readPdf(await print(draft.id, 'sw'))).pages.join('')).toContain('草稿')
  })
})
