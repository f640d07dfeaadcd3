import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'

const { app, upload } = ordersSuite()

test('a template has lists to choose coded values from, and a sheet that explains its columns', async () => {
  const bytes = await app().download('inboundOrder.template', {}, 'kf')
  const { sheets } = await readXlsx(bytes)
  const [lines, guide] = sheets
  expect(guide!.name).toBe('填写说明')
  expect(guide!.rows[0]!.slice(0, 3)).toEqual(['列名', '是否必填', '填写要求'])
  expect(guide!.rows[3]!.slice(0, 3)).toEqual(['C · 入库类型', '必填', '从下拉列表选择'])
  const lists = (lines!.dataValidations ?? []).map(({ type, range, formula1 }) => [
    type,
    range,
    formula1,
  ])
  expect(lists).toEqual([
    ['list', 'C2:C1001', expect.stringMatching(/^'填写说明'!\$E\$2:\$E\$\d+$/)],
    ['list', 'D2:D1001', expect.stringMatching(/^'填写说明'!\$F\$2:\$F\$\d+$/)],
    ['list', 'J2:J1001', expect.stringMatching(/^'填写说明'!\$G\$2:\$G\$\d+$/)],
  ])
  expect(guide!.rows.slice(1).map((row) => row[4])).toContain('一线进境')
  expect(guide!.rows.slice(1).map((row) => row[6])).toContain('40HQ')
  expect(await upload(Buffer.from(bytes))).toMatchObject({ code: 200 })
})
