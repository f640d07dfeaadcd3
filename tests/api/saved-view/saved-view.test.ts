import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* Operations without an address of their own: over tRPC, as the product's screens reach them. */
let app: TestApp
let listName = ''
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
  listName = `list${turn}`
})

const layout = {
  order: ['no', 'name'],
  hidden: ['name'],
  widths: { no: 120 },
  pinned: { no: 'start' },
  density: 'compact',
}
const aView = (more: object = {}) => ({
  listName,
  name: '待审核',
  layout,
  search: { orderStatus: 1, ascs: ['no'], customerName: '青岛' },
  ...more,
})

type Said = { status: number; data: any; error: { message: string; data: any } | undefined }

async function mutate(operation: string, input: object, as = 'kf'): Promise<Said> {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/trpc/savedView.${operation}`,
    headers: await app.headersOf(as),
    payload: input,
  })
  const body = response.json()
  return { status: response.statusCode, data: body.result?.data, error: body.error }
}

async function list(as = 'kf', name = listName): Promise<any> {
  const input = encodeURIComponent(JSON.stringify({ listName: name }))
  const response = await app.app.inject({
    method: 'GET',
    url: `/api/trpc/savedView.list?input=${input}`,
    headers: await app.headersOf(as),
  })
  return response.json().result?.data ?? { status: response.statusCode }
}
const namesFor = async (as: string) => (await list(as)).views.map((view: any) => view.name)
const saved = async (more: object = {}, as = 'kf') => {
  const { data, error } = await mutate('save', aView(more), as)
  expect(error).toBeUndefined()
  return data
}

describe('a view', () => {
  test('comes back as it was saved, to its owner alone', async () => {
    const view = await saved()
    const { listName: _list, ...given } = aView()
    expect(view).toMatchObject({ ...given, audience: 'private', version: 1, canChange: true })
    expect((await list()).views).toEqual([view])
    expect(await namesFor('sh')).toEqual([])
    expect(await namesFor('admin')).toEqual([])
  })

  test('shared with a role is seen by that role and by administrators, shared with all by all', async () => {
    await saved({ name: '客服', audience: 'role', roleCode: 'kf' })
    await saved({ name: '全体', audience: 'tenant' })
    expect(await namesFor('kf')).toEqual(['客服', '全体'])
    expect(await namesFor('sh')).toEqual(['全体'])
    expect(await namesFor('admin')).toEqual(['客服', '全体'])
    expect((await list('kf.zjwl')).views).toEqual([])
  })

  test('is shared with roles of one’s own; an administrator shares with any', async () => {
    const foreign = { name: '审核', audience: 'role', roleCode: 'sh' }
    const refused = await mutate('save', aView(foreign))
    expect([refused.status, refused.error?.data.reason]).toEqual([403, 'savedView.foreignRole'])
    await saved(foreign, 'admin')
    expect(await namesFor('sh')).toEqual(['审核'])
    expect((await list()).roles).toEqual([{ code: 'kf', name: '客服单证' }])
    expect((await list('admin')).roles.length).toBeGreaterThan(10)
  })

  test('is changed by its owner, and by an administrator when it is shared', async () => {
    const { id } = await saved({ audience: 'tenant' })
    const change = (name: string, version: number, as: string) =>
      mutate('save', aView({ id, version, name, audience: 'tenant' }), as)
    const stranger = await change('别人的', 1, 'sh')
    expect([stranger.status, stranger.error?.message]).toEqual([
      403,
      '视图「待审核」由 客服小王 共享，只有本人或管理员可以更改',
    ])
    expect((await change('改名', 1, 'kf')).data).toMatchObject({ name: '改名', version: 2 })
    expect((await change('旧版', 1, 'kf')).error?.data.reason).toBe('record.stale')
    expect((await change('管理', 2, 'admin')).data).toMatchObject({ name: '管理', version: 3 })
    expect((await list()).views[0]).toMatchObject({ ownerName: '客服小王', canChange: true })
    expect((await list('sh')).views[0].canChange).toBe(false)
  })

  test('of somebody else that is private is not there for anybody', async () => {
    const { id } = await saved()
    for (const as of ['sh', 'admin', 'kf.zjwl']) {
      const answers = [
        await mutate('save', aView({ id, version: 1 }), as),
        await mutate('remove', { id, version: 1 }, as),
        await mutate('setDefault', { listName, id }, as),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  test('has a name that its owner uses once in a list', async () => {
    await saved()
    const again = await mutate('save', aView({ name: ' 待审核 ' }))
    expect([again.status, again.error?.message]).toEqual([
      409,
      '您已有名为「待审核」的视图，请换一个名称',
    ])
    await saved({}, 'sh')
    expect((await mutate('save', aView({ name: ' ' }))).error?.message).toBe('请输入视图名称')
  })

  test('that is removed is gone for all, and its name is free again', async () => {
    const { id } = await saved({ audience: 'tenant' })
    expect((await mutate('remove', { id, version: 1 }, 'sh')).status).toBe(403)
    expect((await mutate('remove', { id, version: 9 })).status).toBe(409)
    expect((await mutate('remove', { id, version: 1 })).error).toBeUndefined()
    expect(await namesFor('sh')).toEqual([])
    await saved()
  })

  test.each([
    [{ layout: { ...layout, widths: { no: 5 } } }],
    [{ layout: { ...layout, pinned: { no: 'top' } } }],
    [{ layout: { ...layout, extra: 1 } }],
    [{ search: { nested: { deep: 1 } } }],
    [{ audience: 'world' }],
    [{ id: 'x' }],
    [{ listName: 'a b' }],
  ])('%o is refused', async (wrong) => {
    expect((await mutate('save', aView(wrong))).status).toBe(400)
  })

  test('is one of fifty at most', async () => {
    for (let nth = 0; nth < 50; nth += 1) await saved({ name: `视图${nth}` })
    const more = await mutate('save', aView())
    expect([more.status, more.error?.data.reason]).toEqual([409, 'savedView.tooMany'])
  })
})

describe('how a person has a list', () => {
  test('is remembered for them alone, the last time wins', async () => {
    expect((await list()).layout).toBeNull()
    await mutate('remember', { listName, layout })
    await mutate('remember', { listName, layout: { ...layout, density: 'roomy' } })
    expect((await list()).layout).toEqual({ ...layout, density: 'roomy' })
    expect((await list('sh')).layout).toBeNull()
    expect((await list('kf', 'other')).layout).toBeNull()
  })

  test('may begin with a view, which forgets nothing of the layout', async () => {
    await mutate('remember', { listName, layout })
    const { id } = await saved({ audience: 'tenant' })
    await mutate('setDefault', { listName, id }, 'sh')
    expect((await list('sh')).defaultId).toBe(id)
    expect((await list()).defaultId).toBeNull()
    await mutate('setDefault', { listName, id })
    expect(await list()).toMatchObject({ defaultId: id, layout })
    await mutate('remove', { id, version: 1 })
    expect((await list('sh')).defaultId).toBeNull()
    await mutate('setDefault', { listName, id: null })
    expect((await mutate('setDefault', { listName, id })).status).toBe(404)
  })

  test('remembered in two places at once is kept once', async () => {
    const both = [
      mutate('remember', { listName, layout }),
      mutate('remember', { listName, layout }),
    ]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  })
})

test('drivers have no lists, everybody else does; strangers have nothing', async () => {
  for (const as of ['admin', 'kf', 'sh', 'ck', 'lh', 'gw', 'sw', 'jf', 'cw', 'mg', 'kh'])
    expect((await list(as)).views).toEqual([])
  expect(await list('sj')).toEqual({ status: 403 })
  expect((await mutate('save', aView(), 'sj')).status).toBe(403)
  const { authorization } = await app.headersOf(undefined)
  const bare = await app.app.inject({
    method: 'POST',
    url: '/api/trpc/savedView.save',
    headers: { authorization: authorization! },
    payload: aView(),
  })
  expect(bare.statusCode).toBe(401)
})
