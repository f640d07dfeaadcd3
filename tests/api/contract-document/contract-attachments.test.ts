// @postgres: files of several records in one transaction
import { describe, expect, test } from 'vitest'
import type { Made } from '../../support/contracts.ts'
import { pdf, png } from '../../support/pictures.ts'
import { attachmentSuite } from './attachments.ts'

const { app, contract, no, send } = attachmentSuite()
const documentsOf = async ({ id }: Made): Promise<string[]> =>
  (await app().data('file.list', { uploadModuleCode: 'HTGL', businessId: id }, 'sw')).map(
    ({ name }: { name: string }) => name,
  )

describe('an archive of attachments', () => {
  test('goes to the contracts that its folders and file names have the numbers of, and says what has none', async () => {
    const { body } = await send({
      [`${no()}/营业执照.pdf`]: pdf(100, 'a'),
      [`2026/${no()} 宁波/授权书.png`]: png(20, 20),
      [`杂项/${no()}-补充协议.pdf`]: pdf(100, 'b'),
      '杂项/发票.pdf': pdf(100, 'c'),
      [`${no()}/程序.exe`]: Buffer.from('MZ\x90\0 no document'),
      [`${no()}/空.pdf`]: '',
      '__MACOSX/._x.pdf': 'x',
    })
    expect(body).toMatchObject({ code: 200 })
    expect(body.data.kept.map((each: any) => each.contractNo)).toEqual([no(), no(), no()])
    expect(body.data.findings).toEqual([
      { path: '杂项/发票.pdf', message: expect.stringContaining('没有找到合同编号') },
      { path: `${no()}/程序.exe`, message: expect.stringContaining('不能上传') },
      { path: `${no()}/空.pdf`, message: expect.stringContaining('空.pdf') },
    ])
    expect(await documentsOf(contract())).toEqual([
      '营业执照.pdf',
      '授权书.png',
      `${no()}-补充协议.pdf`,
    ])
    await send({ [`${no()}/营业执照.pdf`]: pdf(100, 'a') })
    expect(await documentsOf(contract())).toHaveLength(3)
  })
})
