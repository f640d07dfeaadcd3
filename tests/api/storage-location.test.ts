import type { Load } from '@yuncang/server/platform/stock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startApp, type TestApp } from '../support/app.ts'
import { workbook, type SheetCell } from '../support/workbooks.ts'

let app: TestApp
let turn = 0
/** What lies where, as the stock of the tests says. */
const lying = new Map<string, Load>()

beforeAll(async () => {
  app = await startApp({
    services: {
      stockLoads: async (_db, ids) =>
        new Map(ids.flatMap((id) => (lying.has(id) ? [[id, lying.get(id)!]] : []))),
    },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
  lying.clear()
})

const goods: Load = { lots: 2, weight: '2520.000', volume: '4.0000', pallets: 2 }
const bonded = { areaType: '1' }
type Location = {
  id: string
  version: number
  code: string
  name: string
  areaType: string
  level: number
  parentStorageId: string | null
}
const draft = (code: string, parent: Location | null, more: object = {}) => ({
  code: `T${turn}-${code}`,
  name: `库位${code}`,
  parentStorageId: parent?.id ?? null,
  ...more,
})
const create = (code: string, parent: Location | null, more: object = {}): Promise<Location> =>
  app.data('storageLocation.create', draft(code, parent, more), 'ck')
const call = (verb: string, input: object) => app.call(`storageLocation.${verb}`, input, 'ck')
const change = (row: Location, parent: Location | null, more: object = {}) =>
  call('update', {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    areaType: row.areaType,
    parentStorageId: parent?.id ?? null,
    ...more,
  })
const status = (row: Location, to: number, statusReason = '维修') =>
  call('setStatus', { id: row.id, version: row.version, status: to, statusReason })

/** A warehouse, a bonded area, a row and a place. */
async function warehouse() {
  const root = await create('W', null)
  const area = await create('A', root, bonded)
  const row = await create('R', area)
  const place = await create('P', row, { maxWeight: '30000', maxPallet: 20 })
  return { root, area, row, place }
}

describe('a location', () => {
  test('stands one level below its parent and takes its type from it', async () => {
    const { root, area, row, place } = await warehouse()
    expect([root, area, row, place].map(({ level }) => level)).toEqual([1, 2, 3, 4])
    expect(place).toMatchObject({ areaType: '1', status: 1, parentStorageId: row.id })
    const fifth = await call('create', draft('X', place))
    expect(refusalOf(fifth)).toEqual([400, 'storageLocation.tooDeep'])
    const [record] = await app.data('record.operations', { businessId: place.id }, 'ck')
    expect(record).toMatchObject({ operateModule: 'KWGL', action: 'create' })
  })

  test('has a code of its own, a type below a warehouse, and no unbonded place in a bonded area', async () => {
    const { root, area } = await warehouse()
    expect(refusalOf(await call('create', draft('a', root, bonded)))).toEqual([
      409,
      'storageLocation.codeTaken',
    ])
    expect(refusalOf(await call('create', draft('B', root)))).toEqual([
      400,
      'storageLocation.areaTypeRequired',
    ])
    const mixed = await call('create', draft('M', area, { areaType: '2' }))
    expect(refusalOf(mixed)).toEqual([409, 'storageLocation.mixesBonded'])
    const turned = await change(area, root, { areaType: '2' })
    expect(refusalOf(turned)).toEqual([409, 'storageLocation.mixesBonded'])
    const strange = await call('create', draft('S', root, { areaType: '77' }))
    expect(strange.body.data.issues[0].path).toBe('areaType')
  })

  test('moves with everything below it, never below itself nor too deep', async () => {
    const { root, area, row, place } = await warehouse()
    const other = await create('V', null)
    const yard = await create('Y', other, bonded)
    expect(refusalOf(await change(area, place))).toEqual([409, 'storageLocation.cycle'])
    expect(refusalOf(await change(area, area))).toEqual([409, 'storageLocation.cycle'])
    expect(refusalOf(await change(area, yard))).toEqual([400, 'storageLocation.tooDeep'])
    expect((await change(row, other)).body.data).toMatchObject({ level: 2, version: 2 })
    const [tree] = await app.data('storageLocation.levelTree', { id: other.id }, 'mg')
    const moved = tree.children.find((each: any) => each.id === row.id)
    expect(moved.children).toMatchObject([{ id: place.id, level: 3, children: [] }])
    const stale = await change(row, root, { name: '旧' })
    expect(refusalOf(stale)).toEqual([409, 'record.stale'])
    const records = await app.data('record.operations', { businessId: place.id }, 'ck')
    expect(records.at(-1)).toMatchObject({ action: 'move' })
  })

  test('with goods in it is not stopped, changed in type, made too small or given a place below', async () => {
    const { row, place, area } = await warehouse()
    lying.set(place.id, goods)
    const held = await status(area, 0)
    expect([held.status, held.body.msg]).toEqual([409, '库位「库位A」还有 2 批货物，请先移出'])
    expect(refusalOf(await status(place, 0))).toEqual([409, 'storageLocation.holdsGoods'])
    expect(refusalOf(await change(place, row, { areaType: '5' }))).toEqual([
      409,
      'storageLocation.holdsGoods',
    ])
    for (const less of [{ maxWeight: '2519.999' }, { maxPallet: 1 }, { maxVolume: '3.9999' }]) {
      expect(refusalOf(await change(place, row, less))).toEqual([409, 'storageLocation.overloaded'])
    }
    expect((await change(place, row, { maxWeight: '2520', maxPallet: 2 })).status).toBe(200)
    lying.set(row.id, goods)
    const below = await call('create', draft('N', row))
    expect(refusalOf(below)).toEqual([409, 'storageLocation.holdsGoods'])
    expect((await status({ ...place, version: 2 }, 2)).body.data.status).toBe(2)
  })

  test('that is stopped takes nothing new and is left out of selects with all below it', async () => {
    const { root, area, row, place } = await warehouse()
    const usable = () =>
      app.data('storageLocation.select', { parentStorageId: root.id, keyword: '库位p' }, 'mg')
    expect(await usable()).toEqual([
      {
        id: place.id,
        code: place.code,
        name: '库位P',
        fullName: '库位W/库位A/库位R/库位P',
        areaType: '1',
      },
    ])
    expect((await status(area, 0, '')).body.msg).toBe('请填写停用原因')
    expect((await status(area, 0)).body.data).toMatchObject({ status: 0, statusReason: '维修' })
    expect(await usable()).toEqual([])
    const added = await call('create', draft('N', area))
    expect(refusalOf(added)).toEqual([409, 'storageLocation.parentStopped'])
    expect((await status(row, 0)).status).toBe(200)
    const early = await status({ ...row, version: 2 }, 1)
    expect(refusalOf(early)).toEqual([409, 'storageLocation.parentStopped'])
    await status({ ...area, version: 2 }, 1)
    expect((await status({ ...row, version: 2 }, 1)).body.data).toMatchObject({
      status: 1,
      statusReason: '',
    })
    expect(await usable()).toHaveLength(1)
    expect((await call('setStatus', { ...place, status: 3 })).status).toBe(400)
  })

  test('moved below the other by two people at once makes no circle', async () => {
    const root = await create('W', null)
    const [a, b] = [await create('A', root, bonded), await create('B', root, bonded)]
    const answers = await Promise.all([change(a, b), change(b, a)])
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409])
    const [tree] = await app.data('storageLocation.levelTree', { id: root.id }, 'mg')
    expect(tree.children).toHaveLength(1)
    expect(tree.children[0].children).toHaveLength(1)
  })
})

describe('room and goods', () => {
  test('are added up from the places, unless a location names its own room', async () => {
    const { root, area, row, place } = await warehouse()
    await create('Q', row, { maxWeight: '10000', maxPallet: 5 })
    lying.set(place.id, goods)
    const loads = (parent: Location) =>
      app.data('storageLocation.loads', { parentStorageId: parent.id }, 'lh')
    const [ofArea] = await loads(root)
    expect(ofArea).toMatchObject({
      id: area.id,
      isLeaf: false,
      capacity: { weight: '40000.000', volume: null, pallets: 25 },
      load: goods,
    })
    const places = await loads(row)
    expect(places.map((each: any) => [each.isLeaf, each.load.lots])).toEqual([
      [true, 2],
      [true, 0],
    ])
    await change(area, root, { maxWeight: '35000' })
    expect((await loads(root))[0].capacity.weight).toBe('35000.000')
  })

  test('of every warehouse are nothing so far, and the areas hang below them', async () => {
    const loads = await app.data('storageLocation.loads', {}, 'lh.zjwl')
    expect(loads).toMatchObject([
      { code: 'W1', load: { lots: 0, weight: '0.000' } },
      { code: 'W2', load: { lots: 0, pallets: 0 } },
    ])
    const areas = await app.data('storageLocation.areaTree', {}, 'kh.zjwl')
    expect(areas.map((each: any) => each.children.length)).toEqual([3, 3])
    const { total } = await app.data('storageLocation.page', { size: 1 }, 'kf.zjwl')
    expect(total).toBeGreaterThan(110)
  })
})

describe('a workbook of locations', () => {
  const head = ['库位编码', '库位名称', '上级编码', '库区类型', '最大承重(吨)', '最大托数']

  test('may name parents that stand further down or are stored already', async () => {
    const root = await create('W', null)
    const bytes = await workbook([
      head,
      [`S${turn}-1`, '位', `s${turn}-r`, '', 30, 24],
      [`S${turn}-R`, '排', `S${turn}-A`, '', '', ''],
      [`S${turn}-A`, '区', root.code, '保税', '', ''],
    ])
    const { body } = await app.upload('storageLocation.import', bytes, 'a.xlsx', 'ck')
    expect(body.data).toEqual({ locations: 3 })
    const { records } = await app.data('storageLocation.page', { code: `S${turn}-1` }, 'ck')
    expect(records).toMatchObject([{ level: 4, areaType: '1', maxWeight: '30000.000' }])
  })

  test('with one wrong row keeps everything out, and every error names row, column and reason', async () => {
    const { area, place } = await warehouse()
    const wrong = async (rows: SheetCell[][]) => {
      const bytes = await workbook([head, [`OK${turn}`, '好', area.code, '', '', ''], ...rows])
      const answer = await app.upload('storageLocation.import', bytes, 'a.xlsx', 'ck')
      expect(answer.status).toBe(400)
      return answer.body.data.issues.map((each: any) => `${each.row}${each.column}`).sort()
    }
    const cells = await wrong([
      [area.code, '重', '', '', '', ''],
      [`ok${turn}`, '复', '', '', '', ''],
      [`N${turn}`, '', '', '月球', '重', 1.5],
    ])
    expect(cells).toEqual(['3A', '4A', '5D', '5E', '5F'])
    const places = await wrong([
      [`A${turn}`, '无上级', '没有', '', '', ''],
      [`B${turn}`, '五级', place.code, '', '', ''],
      [`C${turn}`, '混放', area.code, '非保税', '', ''],
      [`D${turn}`, '环一', `E${turn}`, '', '', ''],
      [`E${turn}`, '环二', `D${turn}`, '', '', ''],
    ])
    expect(places).toEqual(['3C', '4C', '5D', '6C', '7C'])
    expect((await app.data('storageLocation.page', { code: `OK${turn}` }, 'ck')).total).toBe(0)
  })

  test('has a template', async () => {
    const bytes = await app.download('storageLocation.template', {}, 'ck')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })
})

test('what another tenant has is neither found, changed nor a parent', async () => {
  const input = { code: `F${turn}`, name: '外仓' }
  const foreign: Location = await app.data('storageLocation.create', input, 'ck.zjwl')
  expect((await change(foreign, null)).status).toBe(404)
  expect((await status(foreign, 0)).status).toBe(404)
  expect((await call('create', draft('X', foreign, bonded))).status).toBe(404)
  const asked = await app.call('storageLocation.loads', { parentStorageId: foreign.id }, 'ck')
  expect(asked.status).toBe(404)
  expect((await app.call('storageLocation.levelTree', { id: foreign.id }, 'ck')).status).toBe(404)
  expect((await app.data('storageLocation.create', input, 'ck')).code).toBe(`F${turn}`)
})
