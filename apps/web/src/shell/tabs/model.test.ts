import { describe, expect, test } from 'vitest'
import {
  activate,
  close,
  closeOthers,
  isClosable,
  keepOnly,
  move,
  open,
  overdue,
  startWith,
  update,
} from './model.ts'

const tab = (id: string, href = id) => ({ id, href })
const three = () => open(open(startWith(tab('/home')), tab('/orders')), tab('/customers'))
const ids = ({ list }: { list: readonly { id: string }[] }) => list.map((each) => each.id)

describe('tabs', () => {
  test('open at the end and become active', () => {
    expect([ids(three()), three().activeId]).toEqual([
      ['/home', '/orders', '/customers'],
      '/customers',
    ])
  })

  test('opening what is open moves there and changes its address', () => {
    const tabs = open(three(), tab('/orders', '/orders?current=2'))
    expect(ids(tabs)).toHaveLength(3)
    expect([tabs.activeId, tabs.list[1]?.href]).toEqual(['/orders', '/orders?current=2'])
  })

  test('closing the active one goes to the one before it', () => {
    const tabs = close(three(), '/customers')
    expect([ids(tabs), tabs.activeId]).toEqual([['/home', '/orders'], '/orders'])
  })

  test('closing another one goes nowhere', () => {
    const tabs = close(three(), '/orders')
    expect([ids(tabs), tabs.activeId]).toEqual([['/home', '/customers'], '/customers'])
  })

  test('the first stays, and so does the only one', () => {
    expect(isClosable(three(), '/home')).toBe(false)
    expect(close(three(), '/home')).toEqual(three())
    expect(isClosable(closeOthers(three(), '/orders'), '/orders')).toBe(false)
  })

  test('the first closes where it is told to, and the new first comes in its place', () => {
    const home = activate(three(), '/home')
    expect(isClosable(home, '/home', true)).toBe(true)
    const tabs = close(home, '/home', true)
    expect([ids(tabs), tabs.activeId]).toEqual([['/orders', '/customers'], '/orders'])
    expect(isClosable(startWith(tab('/home')), '/home', true)).toBe(false)
  })

  test.each([
    ['/customers', 1, false, '/home /customers /orders'],
    ['/orders', 2, false, '/home /customers /orders'],
    ['/orders', 9, false, '/home /customers /orders'],
    ['/customers', 0, false, '/home /customers /orders'],
    ['/home', 2, false, '/home /orders /customers'],
    ['/home', 2, true, '/orders /customers /home'],
    ['/customers', 0, true, '/customers /home /orders'],
    ['/none', 1, false, '/home /orders /customers'],
  ])('%s moved to place %i, first free: %s, gives %s', (id, to, isFree, order) => {
    const tabs = move(three(), id, to, isFree)
    expect([ids(tabs).join(' '), tabs.activeId]).toEqual([order, '/customers'])
  })

  test('a page that does not stay is there while it is shown', () => {
    const stays = (id: string) => id !== '/customers'
    expect(keepOnly(three(), stays)).toEqual(three())
    const left = keepOnly(activate(three(), '/home'), stays)
    expect([ids(left), left.recent]).toEqual([
      ['/home', '/orders'],
      ['/orders', '/home'],
    ])
  })

  test('closing the others leaves exactly that one', () => {
    const tabs = closeOthers(three(), '/orders')
    expect([ids(tabs), tabs.activeId, tabs.recent]).toEqual([['/orders'], '/orders', ['/orders']])
  })

  test('a title stays with its tab', () => {
    const tabs = open(update(three(), '/orders', { title: 'A1' }), tab('/orders', '/orders?x=1'))
    expect(tabs.list[1]).toEqual({ id: '/orders', href: '/orders?x=1', title: 'A1' })
  })

  test('the longest unused are unloaded first, the active one never', () => {
    const tabs = activate(three(), '/home')
    expect(overdue(tabs, ['/home', '/orders', '/customers'], 2)).toEqual(['/orders'])
    expect(overdue(tabs, ['/home', '/orders', '/customers'], 0)).toEqual(['/orders', '/customers'])
    expect(overdue(tabs, ['/home'], 2)).toEqual([])
  })
})

test('a change that changes nothing leaves the same value', () => {
  const tabs = update(startWith({ id: 'a', href: '/a' }), 'a', { title: 'A' })
  expect(update(tabs, 'a', { href: '/a', title: 'A' })).toBe(tabs)
  expect(update(tabs, 'gone', { title: 'A' })).toBe(tabs)
  expect(update(tabs, 'a', { href: '/a?page=2' }).list).toEqual([
    { id: 'a', href: '/a?page=2', title: 'A' },
  ])
})
