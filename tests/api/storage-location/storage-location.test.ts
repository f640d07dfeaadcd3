import type { Load } from '@yuncang/server/platform/stock'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { bonded, locationSuite, type Location } from './locations.ts'

const { app, turn, lying, draft, create, call, change, status, warehouse } = locationSuite()
const goods: Load = { lots: 2, weight: '2520.000', volume: '4.0000', pallets: 2 }

describe('a location', () => {
  test('stands one level below its parent and takes its type from it', async () => {
    const { root, area, row, place } = await warehouse()
    expect([root, area, row, place].map(({ level }) => level)).toEqual([1, 2, 3, 4])
    expect(place).toMatchObject({ areaType: '1', status: 1, parentStorageId: row.id })
    const fifth = await call('create', draft('X', place))
    expect(statusAndReason(fifth)).toEqual([400, 'storageLocation.tooDeep'])
    const [record] = await app().data('record.operations', { businessId: place.id }, 'ck')
    expect(record).toMatchObject({ operateModule: 'KWGL', action: 'create' })
  })

  test('has a code of its own, a type below a warehouse, and no unbonded place in a bonded area', async () => {
    const { root, area } = await warehouse()
    expect(statusAndReason(await call('create', draft('a', root, bonded)))).toEqual([
      409,
      'storageLocation.codeTaken',
    ])
    expect(statusAndReason(await call('create', draft('B', root)))).toEqual([
      400,
      'storageLocation.areaTypeRequired',
    ])
    const mixed = await call('create', draft('M', area, { areaType: '2' }))
    expect(statusAndReason(mixed)).toEqual([409, 'storageLocation.mixesBonded'])
    const turned = await change(area, root, { areaType: '2' })
    expect(statusAndReason(turned)).toEqual([409, 'storageLocation.mixesBonded'])
    const strange = await call('create', draft('S', root, { areaType: '77' }))
    expect(strange.body.data.issues[0].path).toBe('areaType')
  })

  test('moves with everything below it, never below itself nor too deep', async () => {
    const { root, area, row, place } = await warehouse()
    const other = await create('V', null)
    const yard = await create('Y', other, bonded)
    expect(statusAndReason(await change(area, place))).toEqual([409, 'storageLocation.cycle'])
    expect(statusAndReason(await change(area, area))).toEqual([409, 'storageLocation.cycle'])
    expect(statusAndReason(await change(area, yard))).toEqual([400, 'storageLocation.tooDeep'])
    expect((await change(row, other)).body.data).toMatchObject({ level: 2, version: 2 })
    const [tree] = await app().data('storageLocation.levelTree', { id: other.id }, 'mg')
    const moved = tree.children.find((each: any) => each.id === row.id)
    expect(moved.children).toMatchObject([{ id: place.id, level: 3, children: [] }])
    const stale = await change(row, root, { name: '旧' })
    expect(statusAndReason(stale)).toEqual([409, 'record.stale'])
    const records = await app().data('record.operations', { businessId: place.id }, 'ck')
    expect(records.at(-1)).toMatchObject({ action: 'move' })
  })

  test('with goods in it is not stopped, changed in type, made too small or given a place below', async () => {
    const { row, place, area } = await warehouse()
    lying.set(place.id, goods)
    const held = await status(area, 0)
    expect([held.status, held.body.msg]).toEqual([409, '库位「库位A」还有 2 批货物，请先移出'])
    expect(statusAndReason(await status(place, 0))).toEqual([409, 'storageLocation.holdsGoods'])
    expect(statusAndReason(await change(place, row, { areaType: '5' }))).toEqual([
      409,
      'storageLocation.holdsGoods',
    ])
    for (const less of [{ maxWeight: '2519.999' }, { maxPallet: 1 }, { maxVolume: '3.9999' }]) {
      expect(statusAndReason(await change(place, row, less))).toEqual([
        409,
        'storageLocation.overloaded',
      ])
    }
    expect((await change(place, row, { maxWeight: '2520', maxPallet: 2 })).status).toBe(200)
    lying.set(row.id, goods)
    const below = await call('create', draft('N', row))
    expect(statusAndReason(below)).toEqual([409, 'storageLocation.holdsGoods'])
    expect((await status({ ...place, version: 2 }, 2)).body.data.status).toBe(2)
  })

  test('that is stopped takes nothing new and is left out of selects with all below it', async () => {
    const { root, area, row, place } = await warehouse()
    const usable = () =>
      app().data('storageLocation.select', { parentStorageId: root.id, keyword: '库位p' }, 'mg')
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
    expect(statusAndReason(added)).toEqual([409, 'storageLocation.parentStopped'])
    expect((await status(row, 0)).status).toBe(200)
    const early = await status({ ...row, version: 2 }, 1)
    expect(statusAndReason(early)).toEqual([409, 'storageLocation.parentStopped'])
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
    const [tree] = await app().data('storageLocation.levelTree', { id: root.id }, 'mg')
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
      app().data('storageLocation.loads', { parentStorageId: parent.id }, 'lh')
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
    const loads = await app().data('storageLocation.loads', {}, 'lh.zjwl')
    expect(loads).toMatchObject([
      { code: 'W1', load: { lots: 0, weight: '0.000' } },
      { code: 'W2', load: { lots: 0, pallets: 0 } },
    ])
    const areas = await app().data('storageLocation.areaTree', {}, 'kh.zjwl')
    expect(areas.map((each: any) => each.children.length)).toEqual([3, 3])
    const { total } = await app().data('storageLocation.page', { size: 1 }, 'kf.zjwl')
    expect(total).toBeGreaterThan(110)
  })
})

test('what another tenant has is neither found, changed nor a parent', async () => {
  const input = { code: `F${turn()}`, name: '外仓' }
  const foreign: Location = await app().data('storageLocation.create', input, 'ck.zjwl')
  expect((await change(foreign, null)).status).toBe(404)
  expect((await status(foreign, 0)).status).toBe(404)
  expect((await call('create', draft('X', foreign, bonded))).status).toBe(404)
  const asked = await app().call('storageLocation.loads', { parentStorageId: foreign.id }, 'ck')
  expect(asked.status).toBe(404)
  expect((await app().call('storageLocation.levelTree', { id: foreign.id }, 'ck')).status).toBe(404)
  expect((await app().data('storageLocation.create', input, 'ck')).code).toBe(`F${turn()}`)
})
