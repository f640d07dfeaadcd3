import { readXlsx } from 'hucre/xlsx'
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, scanOf, type Made } from '../../support/contracts.ts'
import { textDocx, textsOf, useTemplate } from '../../support/docx.ts'

const start = Date.parse('2026-11-21T04:00:00.000Z')
let minutes = 0
let app: TestApp
let contract: Made
let turn = 0
beforeAll(async () => {
  const clock = () => new Date(start + minutes * 60_000).toISOString()
  app = await startApp({ clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  minutes = 0
  turn += 1
  contract = await contractsOf(app).draft(await newCustomer(app, `导出客户${turn}`))
})

const exportOf = (input: object, as = 'sw') =>
  app.download('contractDocument.exportReport', input, as)
const historyOf = ({ id }: Made) => app.data('contractDocument.exports', { id }, 'kf')
const addressOf = ({ id }: Made): Promise<{ url: string; expireTime: string }> =>
  app.data('contractDocument.address', { id }, 'kf')
const open = (url: string) => app.app.inject({ method: 'GET', url })

describe('an export of a contract', () => {
  test('stays with it as its document, with who made it when and by which template', async () => {
    await useTemplate(app, contract.id, await textDocx('合同 {{合同编号}}，{{客户名称}}'))
    const bytes = await exportOf({ id: contract.id })
    expect(textsOf(bytes)).toEqual([`合同 ${contract['contractNo']}，导出客户${turn}`])
    const [made] = await historyOf(contract)
    expect(made).toMatchObject({
      kind: 'contract',
      templateVersion: 'contract 1',
      realName: expect.any(String),
      quotation: expect.stringContaining('BJ'),
      time: '2026-11-21 12:00:00',
    })
    const { rawPayload } = await app.app.inject({
      method: 'GET',
      url: made.fileUrl,
      headers: await app.headersOf('kf'),
    })
    expect(rawPayload.equals(bytes)).toBe(true)
    await exportOf({ id: contract.id })
    const again = await historyOf(contract)
    expect(again.map((each: any) => each.fileId)).toEqual([made.fileId, made.fileId])
  })

  test('as a report has terms, parties and prices on sheets of their own', async () => {
    const { sheets } = await readXlsx(await exportOf({ id: contract.id, kind: 'report' }))
    expect(sheets.map(({ name }) => name)).toEqual(['合同信息', '合同方', '报价明细'])
    expect(sheets[0]!.rows).toContainEqual(['客户名称', `导出客户${turn}`])
    expect(sheets[2]!.rows).toHaveLength(3)
    const history = await historyOf(contract)
    expect(history).toMatchObject([{ kind: 'report', templateVersion: '' }])
  })

  test('by a quotation has the prices of that version, newer ones or not', async () => {
    const of = contractsOf(app)
    const quoted = await of.quoted(contract)
    const first = await app.data('contract.quotation', { id: contract.id }, 'sw')
    const details = [{ detailId: first.details[0].detailId, price: '99' }]
    await app.data(
      'quotation.updatePrices',
      { id: first.bjdId, version: first.version, details },
      'sw',
    )
    expect(quoted.id).toBe(contract.id)
    const input = { id: first.bjdId }
    const old = textsOf(
      await app.download('contractDocument.exportByQuotation', input, 'sw'),
    ).join()
    expect(old).toContain('第 1 版')
    expect(old).not.toContain('99')
    expect(textsOf(await exportOf({ id: contract.id })).join()).toContain('99')
  })

  test('is for who writes contracts, and history for who reads them', async () => {
    const refused = await app.call('contractDocument.exportReport', { id: contract.id }, 'kf')
    expect(refused.status).toBe(403)
    const foreign = await app.call('contractDocument.exports', { id: contract.id }, 'sw.zjwl')
    expect(foreign.status).toBe(404)
  })
})

describe('the document of a contract', () => {
  test('is there once it was made or uploaded; the newest counts', async () => {
    const none = await app.call('contractDocument.download', { id: contract.id }, 'kf')
    expect(statusAndReason(none)).toEqual([409, 'contractDocument.none'])
    const made = await exportOf({ id: contract.id })
    const download = () => app.download('contractDocument.download', { id: contract.id }, 'kf')
    expect((await download()).equals(made)).toBe(true)
    minutes = 1
    await scanOf(app, contract.id)
    expect((await download()).subarray(0, 4).toString()).toBe('%PDF')
  })

  test('has an address that opens without signing in, and is the same file', async () => {
    const made = await exportOf({ id: contract.id })
    const { url, expireTime } = await addressOf(contract)
    expect(expireTime).toBe('2026-11-21 12:10:00')
    const answer = await open(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(made)).toBe(true)
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  })

  test('is refused by that address after ten minutes, and when one letter of it was changed', async () => {
    await exportOf({ id: contract.id })
    const { url } = await addressOf(contract)
    const [path = '', signature = ''] = url.split(/\.(?=[\w-]+$)/)
    const other = signature.startsWith('A') ? 'B' : 'A'
    const body = path.split('/').at(-1) ?? ''
    const [tenant, file, expires] = JSON.parse(Buffer.from(body, 'base64url').toString())
    const said = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const [forged, longer] = [said('WMS_ZJWL', file, expires), said(tenant, file, expires + 1)]
    const wrong = [
      `${path}.${other}${signature.slice(1)}`,
      path,
      `${path}.`,
      url.replace(body, forged),
      url.replace(body, longer),
      `${path.replace(body, '')}x.${signature}`,
    ]
    for (const each of wrong) {
      const { statusCode, json } = await open(each)
      expect([each, statusCode, json().data.reason]).toEqual([each, 404, 'file.addressRefused'])
    }
    minutes = 10
    expect((await open(url)).statusCode).toBe(200)
    minutes = 11
    expect((await open(url)).statusCode).toBe(404)
  })

  test('has no address for another tenant, and none after its removal', async () => {
    await exportOf({ id: contract.id })
    const foreign = await app.call('contractDocument.address', { id: contract.id }, 'kf.zjwl')
    expect(foreign.status).toBe(404)
    const { url } = await addressOf(contract)
    await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
      tx.update(tx.t.file, { status: 2 }, eq(tx.t.file.businessId, contract.id)),
    )
    expect((await open(url)).statusCode).toBe(404)
  })
})
