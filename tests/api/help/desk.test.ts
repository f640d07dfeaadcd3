import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const evil =
  '<p onclick="alert(1)">步骤</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><svg onload=alert(1)></svg><style>p{}</style>'

describe('help', () => {
  test('comes with at least 15 articles for every role but drivers, in both languages', async () => {
    const list = await app.data('help.list', {}, 'kh')
    expect(list.length).toBeGreaterThanOrEqual(15)
    expect(list[0]).toMatchObject({ briefInstructions: '怎样新增入库订单' })
    const english = await app.call('help.list', {}, 'kf', { 'accept-language': 'en' })
    expect(english.body.data[0].briefInstructions).toBe('How to enter an inbound order')
    expect((await app.call('help.list', {}, 'sj')).body.code).toBe(403)
  })

  test('is found by title and by words, titles first, and by its id', async () => {
    const found = await app.data('help.search', { briefInstructions: '仓储费' }, 'kf')
    expect(found[0]).toMatchObject({ briefInstructions: '仓储费怎么算', documents: '[]' })
    const [one] = await app.data('help.search', { id: found[0].id }, 'kf')
    expect(one.details).toContain('<ol><li>')
    expect(await app.data('help.search', { briefInstructions: ' ' }, 'kf')).toEqual([])
  })

  test('of the product stays as it is; the tenant has its own, which others do not see', async () => {
    const { id, version } = (await app.data('help.page', { briefInstructions: '仓储费' }, 'admin'))
      .records[0]
    const change = { id, version, briefInstructions: '改掉' }
    expect((await app.call('help.update', change, 'admin')).body).toMatchObject({ code: 409 })
    await app.data('help.create', { briefInstructions: '本库班次' }, 'admin')
    expect(await app.data('help.search', { briefInstructions: '班次' }, 'kf')).toHaveLength(1)
    expect(await app.data('help.search', { briefInstructions: '班次' }, 'kf.zjwl')).toEqual([])
  })

  test('is kept safe, also when its brackets were escaped on the way', async () => {
    const draft = { briefInstructions: '不安全的文章', details: evil }
    const made = await app.data('help.create', draft, 'admin')
    expect(made.details).toBe('<p>步骤</p><a>x</a>')
    const escaped = evil.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const again = await app.data('help.create', { ...draft, details: escaped }, 'admin')
    expect(again.details).toBe('<p>步骤</p><a>x</a>')
  })

  test('brings its attachments', async () => {
    const made = await app.data('help.create', { briefInstructions: '带附件的文章' }, 'admin')
    const fields = { uploadModuleCode: 'BZZX', businessId: made.id, docType: 'ZL' }
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    )
    const sent = { fields, file: { bytes: pdf, name: '说明.pdf' } }
    const kept = await app.form('file.upload', sent, 'admin')
    expect(kept.body).toMatchObject({ code: 200 })
    const [article] = await app.data('help.search', { id: made.id }, 'kh')
    const papers = JSON.parse(String(article.documents))
    expect(papers).toMatchObject([{ name: '说明.pdf' }])
    // A customer, who sees own orders only, reads it all the same.
    const bytes = await app.download('file.download', { id: papers[0].id }, 'kh')
    expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
    expect((await app.form('file.upload', sent, 'kf')).body.code).toBe(403)
  })
})

test('documents to download are kept by an administrator for the whole tenant', async () => {
  const fields = { uploadModuleCode: 'ZLXZ', businessId: 'downloads', docType: 'ZL' }
  const pdf = Buffer.from(
    '%PDF-1.4\n2 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 2 0 R>>\n%%EOF\n',
  )
  const sent = { fields, file: { bytes: pdf, name: '操作手册.pdf' } }
  expect((await app.form('file.upload', sent, 'kf')).body.code).toBe(403)
  expect((await app.form('file.upload', sent, 'admin')).body.code).toBe(200)
  const where = { uploadModuleCode: 'ZLXZ', businessId: 'downloads' }
  expect(await app.data('file.list', where, 'lh')).toMatchObject([{ name: '操作手册.pdf' }])
  expect(await app.data('file.list', where, 'lh.zjwl')).toEqual([])
  expect((await app.call('file.list', where, 'kh')).body.code).toBe(403)
})

describe('notes', () => {
  const note = { activeRoute: '/wms/inventory/index', title: '盘点', content: evil }

  test('stand on their page for everybody, hidden ones for their author alone', async () => {
    const made = await app.data('instruction.create', note, 'kf')
    expect(made.content).toBe('<p>步骤</p><a>x</a>')
    await app.data('instruction.create', { ...note, title: '草稿', status: 0 }, 'kf')
    const titles = async (as: string) =>
      (await app.data('instruction.ofRoute', { activeRoute: note.activeRoute }, as)).map(
        (each: { title: string }) => each.title,
      )
    expect(await titles('kf')).toEqual(['草稿', '盘点'])
    expect(await titles('ck')).toEqual(['盘点'])
    expect(await app.data('instruction.research', { keyword: '步骤' }, 'ck')).toHaveLength(1)
    const change = { ...note, id: made.id, version: 1, title: '改掉' }
    expect((await app.call('instruction.update', change, 'ck')).body).toMatchObject({
      code: 403,
      data: { reason: 'instruction.notAuthor' },
    })
    expect((await app.call('instruction.update', change, 'admin')).body.code).toBe(200)
  })

  test('say something', async () => {
    const empty = { ...note, content: '<p><br></p><script>x</script>' }
    expect((await app.call('instruction.create', empty, 'kf')).body.msg).toBe('请输入笔记内容')
  })
})

describe('requests', () => {
  test('go from new to live by who handles them, and their author is told', async () => {
    const asked = { title: '加一列船名', content: '入库订单列表加船名', priority: '高' }
    const made = await app.data('requirement.create', asked, 'kf')
    expect((await app.data('requirement.page', {}, 'ck')).records).toEqual([])
    expect((await app.data('requirement.page', {}, 'admin')).records).toHaveLength(1)
    const step = (name: string, version: number, reply = '') =>
      app.call('requirement.step', { id: made.id, version, step: name, reply }, 'admin')
    expect((await step('build', 1)).body).toMatchObject({
      code: 409,
      msg: '需求「加一列船名」当前为「新建」，不能开始开发',
    })
    expect((await step('accept', 1)).body.code).toBe(200)
    expect((await step('refuse', 2)).body.code).toBe(400)
    expect((await step('live', 2, '已在 1.2 版')).body.data).toMatchObject({ status: 3 })
    for (const [locale, told] of [
      ['zh', '您的需求「加一列船名」现为「已上线」：已在 1.2 版'],
      ['en', 'Your request 加一列船名 is now Live: 已在 1.2 版'],
    ] as const) {
      const { body } = await app.call('notice.page', {}, 'kf', { 'accept-language': locale })
      expect(body.data.records[0].message).toBe(told)
    }
  })
})
