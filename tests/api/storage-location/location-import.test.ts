import { describe, expect, test } from 'vitest'
import { workbook, type SheetCell } from '../../support/workbooks.ts'
import { bonded, locationSuite } from './locations.ts'

const { app, turn, create, warehouse } = locationSuite()

describe('a workbook of locations', () => {
  const head = ['库位编码', '库位名称', '上级编码', '库区类型', '最大承重(吨)', '最大托数']

  test('may name parents that stand further down or are stored already', async () => {
    const root = await create('W', null)
    const bytes = await workbook([
      head,
      [`S${turn()}-1`, '位', `s${turn()}-r`, '', 30, 24],
      [`S${turn()}-R`, '排', `S${turn()}-A`, '', '', ''],
      [`S${turn()}-A`, '区', root.code, '保税', '', ''],
    ])
    const { body } = await app().upload('storageLocation.import', bytes, 'a.xlsx', 'ck')
    expect(body.data).toEqual({ locations: 3 })
    const { records } = await app().data('storageLocation.page', { code: `S${turn()}-1` }, 'ck')
    expect(records).toMatchObject([{ level: 4, areaType: '1', maxWeight: '30000.000' }])
  })

  test('with one wrong row keeps everything out, and every error names row, column and reason', async () => {
    const { area, place } = await warehouse()
    const wrong = async (rows: SheetCell[][]) => {
      const bytes = await workbook([head, [`OK${turn()}`, '好', area.code, '', '', ''], ...rows])
      const answer = await app().upload('storageLocation.import', bytes, 'a.xlsx', 'ck')
      expect(answer.status).toBe(400)
      return answer.body.data.issues.map((each: any) => `${each.row}${each.column}`).sort()
    }
    const cells = await wrong([
      [area.code, '重', '', '', '', ''],
      [`ok${turn()}`, '复', '', '', '', ''],
      [`N${turn()}`, '', '', '月球', '重', 1.5],
    ])
    expect(cells).toEqual(['3A', '4A', '5D', '5E', '5F'])
    const places = await wrong([
      [`A${turn()}`, '无上级', '没有', '', '', ''],
      [`B${turn()}`, '五级', place.code, '', '', ''],
      [`C${turn()}`, '混放', area.code, '非保税', '', ''],
      [`D${turn()}`, '环一', `E${turn()}`, '', '', ''],
      [`E${turn()}`, '环二', `D${turn()}`, '', '', ''],
    ])
    expect(places).toEqual(['3C', '4C', '5D', '6C', '7C'])
    expect((await app().data('storageLocation.page', { code: `OK${turn()}` }, 'ck')).total).toBe(0)
  })

  const upload = async (rows: SheetCell[][]) => {
    const { body } = await app().upload(
      'storageLocation.import',
      await workbook(rows),
      'a.xlsx',
      'ck',
    )
    return body
  }
  const placesOf = async (code: string) =>
    (await app().data('storageLocation.page', { code, ascs: ['code'] }, 'ck')).records

  test('that has no names calls each location by its code', async () => {
    const root = await create('W', null)
    const body = await upload([
      ['货位号', '所属仓库', '库位类型'],
      [`k${turn()}-1`, root.code, '保税'],
      [`k${turn()}-2`, root.code, '保税'],
    ])
    expect(body.data).toEqual({ locations: 2 })
    const found = await placesOf(`K${turn()}-`)
    expect(found.map((each: any) => each.name)).toEqual([`K${turn()}-1`, `K${turn()}-2`])
  })

  test('finds the location above by its name as well, in its warehouse', async () => {
    const one = await create('W1', null, { name: `甲仓${turn()}` })
    const two = await create('W2', null, { name: `乙仓${turn()}` })
    const first = await create('A1', one, { ...bonded, name: `同名区${turn()}` })
    const second = await create('A2', two, { ...bonded, name: `同名区${turn()}` })
    const body = await upload([
      ['库位编号', '所属仓库', '库区'],
      [`M${turn()}-1`, one.name, first.name],
      [`M${turn()}-2`, two.code, second.name],
      [`M${turn()}-3`, '', second.code],
    ])
    expect(body.data).toEqual({ locations: 3 })
    const unnamed = await placesOf(`M${turn()}-`)
    expect(unnamed.map((each: any) => each.parentStorageId)).toEqual([
      first.id,
      second.id,
      second.id,
    ])
  })

  test('may hold the warehouses and areas that its rows name', async () => {
    const one = await create('W1', null, { name: `戊仓${turn()}` })
    const first = await create('A1', one, { ...bonded, name: `己区${turn()}` })
    const heads = ['库位编号', '库位名称', '所属仓库', '库区', '库位类型']
    const named = await upload([
      heads,
      [`N${turn()}-1`, '', one.name, first.name, ''],
      [`N${turn()}-4`, '', `丙仓${turn()}`, `新区${turn()}`, ''],
      [`N${turn()}-B`, `新区${turn()}`, `丙仓${turn()}`, '', '保税'],
      [`N${turn()}-C`, `丙仓${turn()}`, '', '', ''],
    ])
    expect(named.data).toEqual({ locations: 4 })
    const found = await placesOf(`N${turn()}-`)
    const above = found.map((each: any) => each.parentStorageId)
    expect(above).toEqual([first.id, found[2].id, found[3].id, null])
  })

  test('names each location above once that is not there, is not the only one or lies elsewhere', async () => {
    const one = await create('W1', null, { name: `丁仓${turn()}` })
    const two = await create('W2', null)
    const names = await Promise.all([
      create('A1', one, { ...bonded, name: `双区${turn()}` }),
      create('A2', two, { ...bonded, name: `双区${turn()}` }),
      create('A3', two, { ...bonded, name: `单区${turn()}` }),
    ])
    const body = await upload([
      ['库位编号', '所属仓库', '库区'],
      [`Q${turn()}-1`, '', '没有的区'],
      [`Q${turn()}-2`, '', '没有的区'],
      [`Q${turn()}-3`, '', names[0].name],
      [`Q${turn()}-4`, one.name, names[2].name],
      [`Q${turn()}-5`, one.name, names[2].name],
      [`Q${turn()}-6`, '没有的仓', ''],
    ])
    const found = body.data.issues.map((each: any) => `${each.row}${each.column} ${each.message}`)
    expect(found).toEqual([
      '2C 没有编码或名称为「没有的区」的上级库位，请先新增上级',
      `4C 名为「双区${turn()}」的库位不止一个（${names[0].code}、${names[1].code}），请填写上级编码`,
      `5C 没有编码或名称为「丁仓${turn()} / 单区${turn()}」的上级库位，请先新增上级`,
      '7B 没有编码或名称为「没有的仓」的上级库位，请先新增上级',
    ])
  })

  test('has a template that can be imported below what it names', async () => {
    const bytes = await app().download('storageLocation.template', {}, 'ck')
    const { readXlsx } = await import('hucre/xlsx')
    const [sheet, guide] = (await readXlsx(bytes)).sheets
    expect(sheet!.rows[0]!.slice(0, 4)).toEqual(['库位编码*', '库位名称', '上级编码', '库区类型'])
    expect(guide!.rows[2]!.slice(1, 3)).toEqual(['选填', '留空时取库位编码'])
    expect(guide!.rows[3]!.slice(1, 3)).toEqual(['选填', '上级的编码或名称，留空为仓库'])
  })
})
