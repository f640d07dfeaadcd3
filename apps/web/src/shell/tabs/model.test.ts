import { describe, expect, test } from 'vitest'
import {
  activate,
  close,
  closeOthers,
  isClosable,
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
