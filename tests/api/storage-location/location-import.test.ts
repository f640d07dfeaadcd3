import { describe, expect, test } from 'vitest'
import { workbook, type SheetCell } from '../../support/workbooks.ts'
import { locationSuite } from './locations.ts'

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

  test('has a template', async () => {
    const bytes = await app().download('storageLocation.template', {}, 'ck')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })
})
