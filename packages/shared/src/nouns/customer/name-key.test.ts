import { describe, expect, it } from 'vitest'
import { companyCodeKey, customerNameKey } from './name-key.ts'

const same = [
  ['青岛样例橡胶贸易有限公司', '青岛样例橡胶贸易有限责任公司'],
  ['青岛样例橡胶贸易有限公司', '青岛 样例橡胶贸易 有限公司'],
  ['青岛样例橡胶（国际）贸易有限公司', '青岛样例橡胶(国际)贸易公司'],
  ['Qingdao Rubber Co., Ltd.', 'ＱＩＮＧＤＡＯ　ＲＵＢＢＥＲ CO LTD'],
  ['Qingdao Rubber Company Limited', 'qingdao rubber'],
  ['山东样例橡胶贸易有限公司', '样例橡胶贸易有限公司'],
  ['山东省样例橡胶贸易有限公司', '样例橡胶贸易（山东）有限公司'],
  ['样例\u200b橡胶贸易有限公司', '样例橡胶贸易有限公司'],
] as const

const different = [
  ['上海石化有限公司', '山东石化有限公司'],
  ['青岛样例橡胶贸易有限公司', '日照样例橡胶贸易有限公司'],
  ['样例橡胶贸易有限公司', '样例橡胶制品有限公司'],
  ['公司', '有限公司'],
] as const

describe('customerNameKey', () => {
  it.each(same)('takes %s and %s for near duplicates', (a, b) => {
    expect(customerNameKey(a)).toBe(customerNameKey(b))
  })
  it.each(different)('tells %s from %s', (a, b) => {
    expect(customerNameKey(a)).not.toBe(customerNameKey(b))
  })
})

it('compares codes without their signs and width', () => {
  expect(companyCodeKey(' ９１３7 0200-ma3dem0197 ')).toBe('91370200MA3DEM0197')
})
