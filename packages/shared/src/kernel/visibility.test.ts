import { describe, expect, test } from 'vitest'
import {
  hasRole,
  isInGroup,
  isMeantFor,
  isWarehouseTenant,
  lacksRole,
  namesIn,
} from './visibility.ts'

// What a template could hand over, whatever the types say.
const noLists = ([[], undefined, null, 'admin', { 0: 'kf', length: 1 }, 0] as string[][]).map(
  (list) => ({ list }),
)

test.each([
  ['kf,sh', ['kf', 'sh']],
  ['kf', ['kf']],
  ['', []],
  [null, []],
  [undefined, []],
  [',kf,', ['kf']],
  ['跨境电商板块,轮胎销售板块', ['跨境电商板块', '轮胎销售板块']],
])('%j are the names %j', (text, names) => expect(namesIn(text)).toEqual(names))

describe('hasRole', () => {
  test.each([
    [['kf'], ['kf'], true],
    [['kf', 'sh'], ['sh', 'ck'], true],
    [['kf'], ['sh'], false],
    [[], ['kf'], false],
    [['admin'], ['sh'], true],
    [['sysadmin'], ['sh'], true],
    [['Admin'], ['sh'], false],
    [['k'], ['kf'], false],
  ])('%j sees what is for %j: %s', (own, wanted, sees) => expect(hasRole(own, wanted)).toBe(sees))

  test.each(noLists)('a list like $list is a mistake', ({ list }) => {
    expect(() => hasRole(['admin'], list)).toThrow('请设置角色权限标签值')
  })
})

describe('withoutRole', () => {
  test.each([
    [['kf'], ['kf'], false],
    [['kf', 'sh'], ['sh'], false],
    [['kf'], ['sh'], true],
    [[], ['kf'], true],
    [['admin'], ['admin'], true],
    [['sysadmin'], ['sysadmin', 'kf'], true],
    [['admin', 'kf'], ['kf'], false],
  ])('%j sees what is not for %j: %s', (own, unwanted, sees) =>
    expect(lacksRole(own, unwanted)).toBe(sees),
  )

  test.each(noLists)('a list like $list is a mistake', ({ list }) => {
    expect(() => lacksRole([], list)).toThrow('请设置角色权限标签值')
  })
})

test.each([
  [['kf'], [], true],
  [[], [], true],
  [['kf'], ['kf'], true],
  [['kf', 'sw'], ['sw', 'sh'], true],
  [['kf'], ['sw'], false],
  [['admin'], ['sw'], false],
  [[], ['sw'], false],
])('an entry of the menu: %j sees what is for %j: %s', (own, wanted, sees) =>
  expect(isMeantFor(own, wanted)).toBe(sees),
)

describe('role group', () => {
  const [tyres, shop, bonded] = ['轮胎销售板块', '跨境电商板块', '保税仓储板块']

  test.each([
    [tyres, [tyres, shop], [tyres], true],
    [shop, [tyres, shop], [tyres], false],
    [bonded, [], [bonded], true],
    [null, [tyres, shop], [shop], true],
    ['', [tyres, shop], [shop], true],
    [null, [tyres], [shop, bonded], false],
    [null, [], [shop], false],
    [tyres, [tyres], [], false],
    [null, [tyres], [], false],
  ])('now in %j, of %j: in %j is %s', (current, groups, wanted, isIn) =>
    expect(isInGroup({ current, groups }, wanted)).toBe(isIn),
  )

  test.each(noLists)('nobody is in a list like $list', ({ list }) => {
    expect(isInGroup({ current: 'kf', groups: ['kf'] }, list)).toBe(false)
  })
})

test.each([
  ['仓库类租户', true],
  ['货代类租户', false],
  ['', false],
])('a tenant of type %j keeps stock: %s', (type, keeps) =>
  expect(isWarehouseTenant(type)).toBe(keeps),
)
