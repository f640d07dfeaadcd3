import type { MenuNode } from '@yuncang/shared/contracts/session'
import { describe, expect, test } from 'vitest'
import { ownMenu } from '../session/own-menu.ts'
import { entryOf, hrefOf, leavesOf, opensWindow } from './menu.ts'

type Given = Partial<Omit<MenuNode, 'meta'>> & { meta?: Partial<MenuNode['meta']> }

function node({ meta, ...given }: Given = {}): MenuNode {
  const code = given.code ?? 'orders'
  const usual = { i18n: code, keepAlive: true, isTab: true, isAuth: true, roles: [] }
  return {
    ...{ id: code, code, path: '/wms/orders', name: '订单', label: '订单', icon: '' },
    ...{ keepAlive: 1, group: [], query: {}, children: [] },
    ...given,
    meta: { ...usual, target: '', ...meta },
  }
}

const outside = (target: '' | '_blank') =>
  node({ code: 'own.1', path: 'https://example.com/a', meta: { target } })

test.each([
  ['a page', node(), '/wms/orders/index', false],
  [
    'a page with a query',
    node({ query: { type: '1', q: 'a b' } }),
    '/wms/orders/index?type=1&q=a+b',
    false,
  ],
  ['a page elsewhere', outside(''), '/myiframe/own.1', false],
  ['a page elsewhere that asks for a window', outside('_blank'), '/myiframe/own.1', true],
  [
    'a page of ours that asks for a window',
    node({ meta: { target: '_blank' } }),
    '/wms/orders/index',
    false,
  ],
])('%s leads to its address', (_name, entry, href, isInWindow) => {
  expect([hrefOf(entry), opensWindow(entry)]).toEqual([href, isInWindow])
})

describe('the active entry', () => {
  const menu = [
    node({ code: 'folder', children: [node(), node({ code: 'x', path: '/wms/ordersX' })] }),
    node({ code: 'notes', path: '/system/notes', group: ['/system/noteDetail', '/pad'] }),
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

describe('the menu of a person', () => {
  const menu = [
    node({ code: 'all' }),
    node({ code: 'folder', children: [node({ code: 'fees', meta: { roles: ['sw'] } })] }),
    node({ code: 'mine', meta: { roles: ['kf', 'sw'] } }),
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
    const named = [node({ meta: { i18n: 'customer.title' } }), node()]
    const words: Record<string, string> = { 'customer.title': 'Customers' }
    const labels = ownMenu(named, [], (key) => words[key]).map(({ label }) => label)
    expect(labels).toEqual(['Customers', '订单'])
  })
})
