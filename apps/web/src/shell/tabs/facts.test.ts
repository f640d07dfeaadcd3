import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { menuNode } from '../../../../../tests/support/menu-nodes.ts'
import { factsOf, rulesOfMenu } from './facts.ts'
import { open, startWith } from './model.ts'

const t = ((key: string) => `[${key}]`) as TFunction // asked for plain keys only
const menu = [
  menuNode({ code: 'wel', path: '/wel', label: '首页', query: { view: 'day' } }),
  menuNode({ group: ['/wms/inboundOrder/detail'], meta: { isTab: false } }),
  menuNode({
    code: 'own.1',
    path: 'https://example.com',
    label: '海关',
    meta: { keepAlive: false },
  }),
]
const all = [
  { id: '/wms/inboundOrder/index', href: '/wms/inboundOrder/index?current=2&size=15' },
  { id: '/wms/inboundOrder/detail/7', href: '/wms/inboundOrder/detail/7' },
  { id: '/myiframe/own.1?src=', href: '/myiframe/own.1' },
]
const tabs = all.reduce(open, startWith({ id: '/wel/index', href: '/wel/index' }))
const facts = (at: number, isFirstClosable = false) =>
  factsOf(tabs.list[at]!, tabs, { menu, t, isFirstClosable })

test('a tab has label, value, current path, name, params, query, meta, group and close', () => {
  expect(facts(1)).toEqual({
    label: '入库',
    value: '/wms/inboundOrder/index',
    currentPath: '/wms/inboundOrder/index',
    name: '入库',
    params: {},
    query: { current: '2', size: '15' },
    meta: menu[1]!.meta,
    group: ['/wms/inboundOrder/detail'],
    close: true,
  })
  expect(facts(2)).toMatchObject({
    label: '[inboundOrder.view]',
    params: { id: '7' },
    meta: { i18n: 'inboundOrder.view', isTab: true, keepAlive: true, isAuth: true },
  })
  expect(facts(3)).toMatchObject({ label: '海关', currentPath: '/myiframe/own.1' })
})

test('a record calls its tab by its number, and keeps the name of its page', () => {
  const titled = { ...all[1]!, title: 'DMLN1' }
  expect(factsOf(titled, tabs, { menu, t, isFirstClosable: false })).toMatchObject({
    label: 'DMLN1',
    name: '[inboundOrder.view]',
  })
})

test.each([
  [0, false, false],
  [0, true, true],
  [1, false, true],
])('tab %i, first closable %s: closes %s', (at, isFirstClosable, close) =>
  expect(facts(at, isFirstClosable).close).toBe(close),
)

test('the menu says which tabs stay, which live on, and where all closed leads', () => {
  const rules = rulesOfMenu(menu, false)
  expect(tabs.list.map(({ id }) => [rules.isTab(id), rules.keepsAlive(id)])).toEqual([
    [true, true],
    [false, true],
    [true, true],
    [true, false],
  ])
  expect(rules.welcome).toBe('/wel/index?view=day')
  expect(rulesOfMenu([], false).welcome).toBe('/wel/index')
})
