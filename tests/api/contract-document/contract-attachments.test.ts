// @postgres: files of several records in one transaction
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { archiveOf, pathsIn } from '../../support/archives.ts'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, scanOf, type Made } from '../../support/contracts.ts'
import { pdf, png } from '../../support/pictures.ts'

let app: TestApp
let contract: Made
let no: string
let turn = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  const customerId = await newCustomer(app, `附件客户${turn}`)
  contract = await contractsOf(app).draft(customerId, { contractNo: `ATT-${turn}-001` })
  no = contract['contractNo']
})

const send = async (parts: Record<string, string | Buffer>, as = 'sw') =>
  app.upload('contractDocument.importAttachments', await archiveOf(parts), '附件.zip', as)
const documentsOf = async ({ id }: Made): Promise<string[]> =>
  (await app.data('file.list', { uploadModuleCode: 'HTGL', businessId: id }, 'sw')).map(
    ({ name }: { name: string }) => name,
  )

describe('an archive of attachments', () => {
  test('goes to the contracts that its folders and file names have the numbers of, and says what has none', async () => {
    const { body } = await send({
      [`${no}/营业执照.pdf`]: pdf(100, 'a'),
      [`2026/${no} 宁波/授权书.png`]: png(20, 20),
      [`杂项/${no}-补充协议.pdf`]: pdf(100, 'b'),
      '杂项/发票.pdf': pdf(100, 'c'),
      [`${no}/程序.exe`]: Buffer.from('MZ\x90\0 no document'),
      [`${no}/空.pdf`]: '',
      '__MACOSX/._x.pdf': 'x',
    })
    expect(body).toMatchObject({ code: 200 })
    expect(body.data.kept.map((each: any) => each.contractNo)).toEqual([no, no, no])
    expect(body.data.findings).toEqual([
      { path: '杂项/发票.pdf', message: expect.stringContaining('没有找到合同编号') },
      { path: `${no}/程序.exe`, message: expect.stringContaining('不能上传') },
      { path: `${no}/空.pdf`, message: expect.stringContaining('空.pdf') },
    ])
    expect(await documentsOf(contract)).toEqual([
      '营业执照.pdf',
      '授权书.png',
      `${no}-补充协议.pdf`,
    ])
    await send({ [`${no}/营业执照.pdf`]: pdf(100, 'a') })
    expect(await documentsOf(contract)).toHaveLength(3)
  })

  test('of what is no archive, of too many files, or from who only reads is refused', async () => {
    const noZip = await app.upload('contractDocument.importAttachments', pdf(100), 'a.zip', 'sw')
    expect(statusAndReason(noZip)).toEqual([415, 'contractDocument.notZip'])
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${no}/${at}.pdf`, 'x']))
    expect(statusAndReason(await send(many))).toEqual([413, 'contractDocument.archiveTooLarge'])
    const bomb = { [`${no}/bomb.pdf`]: Buffer.alloc(110 * 1024 * 1024) }
    expect(statusAndReason(await send(bomb))).toEqual([413, 'contractDocument.archiveTooLarge'])
    expect((await send({ 'a.pdf': 'x' }, 'kf')).status).toBe(403)
  })

  test('comes back as it went in: a folder for each contract by its number', async () => {
    await scanOf(app, contract.id, { name: '扫描件.pdf', mark: 'a' })
    await scanOf(app, contract.id, { name: '扫描件.pdf', mark: 'b' })
    await scanOf(app, contract.id, { name: 'Scan.pdf', mark: 'c' })
    await scanOf(app, contract.id, { name: 'SCAN.pdf', mark: 'd' })
    const input = { ids: [contract.id] }
    const bytes = await app.download('contractDocument.exportAttachments', input, 'kf')
    // Windows and macOS take Scan.pdf and SCAN.pdf for one.
    const names = ['扫描件.pdf', '扫描件 (2).pdf', 'Scan.pdf', 'SCAN (2).pdf']
    expect(await pathsIn(bytes)).toEqual(names.map((name) => `${no}/${name}`))
    const copy = await contractsOf(app).draft(await newCustomer(app, `回传客户${turn}`))
    const none = await app.call('contractDocument.exportAttachments', { ids: [copy.id] }, 'kf')
    expect(statusAndReason(none)).toEqual([409, 'contractDocument.noAttachments'])
    const foreign = await app.call('contractDocument.exportAttachments', input, 'sw.zjwl')
    expect(foreign.status).toBe(404)
  })
})
