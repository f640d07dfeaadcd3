import type { LinkRefusal } from '@yuncang/shared/nouns/menu/rules'
import { describe, expect, test } from 'vitest'
import { menuNode } from '../../../../tests/support/menu-nodes.ts'
import { ownMenu } from '../session/own-menu.ts'
import { entryOf, hrefOf, leavesOf, opensWindow, sectionOf } from './menu.ts'

const orders = (given: Parameters<typeof menuNode>[0] = {}) =>
  menuNode({ code: 'orders', path: '/wms/orders', label: '订单', ...given })

const outside = (target: '' | '_blank', refusal: LinkRefusal | null = null) =>
  orders({ code: 'own.1', path: 'https://example.com/a', meta: { target, refusal } })

test.each([
  ['a page', orders(), '/wms/orders/index', false],
  [
    'a page with a query',
    orders({ query: { type: '1', q: 'a b' } }),
    '/wms/orders/index?type=1&q=a+b',
    false,
  ],
  ['a page elsewhere', outside(''), '/myiframe/own.1', false],
  ['a page elsewhere that asks for a window', outside('_blank'), '/myiframe/own.1', true],
  [
    'a page elsewhere that may not be opened, where that is said,',
    outside('_blank', 'menu.notSecure'),
    '/myiframe/own.1',
    false,
  ],
  [
    'a page of ours that asks for a window',
    orders({ meta: { target: '_blank' } }),
    '/wms/orders/index',
    false,
  ],
])('%s leads to its address', (_name, entry, href, isInWindow) => {
  expect([hrefOf(entry), opensWindow(entry)]).toEqual([href, isInWindow])
})

describe('sidebar: the active entry', () => {
  const menu = [
    orders({ code: 'folder', children: [orders(), orders({ code: 'x', path: '/wms/ordersX' })] }),
    orders({ code: 'notes', path: '/system/notes', group: ['/system/noteDetail', '/pad'] }),
    outside(''),
  ]
  test.each([
    ['/wms/orders/index?current=2', 'orders'],
    ['/wms/orders/detail/7', 'orders'],
    ['/wms/ordersX/index', 'x'],
    ['/system/noteDetail?activeRoute=/wms/orders/index', 'notes'],
    ['/my/pad/1', 'notes'],
    ['/myiframe/own.1', 'own.1'],
    ['/notice?of=/pad', undefined],
  ])('of %s is %s', (href, code) => expect(entryOf(menu, href)?.code).toBe(code))
})

describe('sidebar: the menu of a person', () => {
  const menu = [
    orders({ code: 'all' }),
    orders({ code: 'folder', children: [orders({ code: 'fees', meta: { roles: ['sw'] } })] }),
    orders({ code: 'mine', meta: { roles: ['kf', 'sw'] } }),
  ]
  const codes = (roles: string[]) =>
    leavesOf(ownMenu(menu, roles, () => undefined)).map(({ code }) => code)

  test.each([
    [['kf'], ['all', 'mine']],
    [['sw'], ['all', 'fees', 'mine']],
    [['admin'], ['all']],
    [[], ['all']],
  ])('of roles %j has %j, and no folder without an entry', (roles, seen) => {
    expect(codes(roles)).toEqual(seen)
  })

  test('is called by the words of the interface where the key has some', () => {
    const named = [orders({ meta: { i18n: 'customer.title' } }), orders()]
    const words: Record<string, string> = { 'customer.title': 'Customers' }
    const labels = ownMenu(named, [], (key) => words[key]).map(({ label }) => label)
    expect(labels).toEqual(['Customers', '订单'])
  })
})

test('a page belongs to the section that has its entry, a record of it as well', () => {
  const menu = [
    orders({ code: 'wel', path: '/wel' }),
    orders({ code: 'wms', path: '/wms', children: [orders()] }),
  ]
  expect(sectionOf(menu, '/wms/orders/detail/7')?.code).toBe('wms')
  expect(sectionOf(menu, '/wel/index')?.code).toBe('wel')
  expect(sectionOf(menu, '/notice')).toBeUndefined()
})
