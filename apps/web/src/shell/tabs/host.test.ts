import { expect, test } from 'vitest'
import { createTabHost, type TabRules } from './host.ts'

/** A window whose address and history are remembered. */
function windowAt(href: string) {
  const location = { pathname: '', search: '' }
  const go = (_state: unknown, _title: string, to?: string | URL | null) => {
    const { pathname, search } = new URL(String(to), 'http://tab')
    Object.assign(location, { pathname, search })
  }
  go(null, '', href)
  const history = { pushState: go, replaceState: go }
  // The host asks its window for nothing else.
  return { location, history, addEventListener: () => {} } as unknown as Window
}

const usual: TabRules = {
  isTab: () => true,
  keepsAlive: () => true,
  welcome: '/wel/index',
  isFirstClosable: false,
}

function hostAt(
  href: string,
  rules: Partial<TabRules> = {},
  stored: string | null = null,
  { language = 'zh', storedPins = null as string | null } = {},
) {
  let [kept, pins] = [stored, storedPins]
  const store = {
    language,
    load: () => kept,
    save: (text: string) => void (kept = text),
    loadPins: () => pins,
    savePins: (text: string) => void (pins = text),
  }
  const window = windowAt(href)
  const host = createTabHost(store, window, { ...usual, ...rules })
  return {
    host,
    ids: () => host.state().tabs.list.map(({ id }) => id),
    address: () => window.location.pathname + window.location.search,
    kept: () => kept,
    pins: () => pins,
  }
}

const [home, orders, customers] = ['/wel/index', '/wms/inboundOrder/index', '/base/customer/index']

test('a screen lives on behind another tab unless its entry says that it does not', () => {
  const { host } = hostAt(home, { keepsAlive: (id) => id !== orders })
  host.open(orders)
  const before = host.routerOf(orders)
  host.open(customers)
  expect(host.state().alive).toEqual([home, customers])
  host.activate(orders)
  expect(host.routerOf(orders)).not.toBe(before)
  expect(host.state().alive).toContain(orders)
})

test('what was typed is not thrown away with a screen that does not live on', () => {
  const { host } = hostAt(home, { keepsAlive: () => false })
  host.open(orders)
  host.setUnsaved(orders, true)
  host.open(customers)
  expect(host.state().alive).toEqual([orders, customers])
})

test('a page without a tag goes when it is left, unless something typed in it is not saved', () => {
  const { host, ids } = hostAt(home, { isTab: (id) => id !== orders })
  host.open(orders)
  expect(ids()).toEqual([home, orders])
  host.open(customers)
  expect(ids()).toEqual([home, customers])
  host.open(orders)
  host.setUnsaved(orders, true)
  host.activate(home)
  expect(ids()).toEqual([home, customers, orders])
})

test('close all goes back to the welcome tab as it stood, or as its entry asks for', () => {
  const { host, ids, address } = hostAt('/wel/index?view=day')
  host.open(orders)
  host.open(customers)
  host.closeAll()
  expect([ids(), address()]).toEqual([[home], '/wel/index?view=day'])
  host.open(orders)
  host.closeOthers(orders)
  expect([ids(), address()]).toEqual([[orders], orders])
  host.closeAll()
  expect([ids(), address()]).toEqual([[home], home])
  const other = hostAt(orders, { welcome: '/wel/index?view=week' })
  other.host.closeOthers(orders)
  other.host.closeAll()
  expect(other.address()).toBe('/wel/index?view=week')
})

test('tabs and their order are there again after a reload; the address says which is shown', () => {
  const before = hostAt(home)
  before.host.open(orders)
  before.host.open(customers)
  before.host.move(customers, orders)
  before.host.move(home, orders)
  expect(before.ids()).toEqual([home, customers, orders])
  const after = hostAt(orders, {}, before.kept())
  expect(after.ids()).toEqual([home, customers, orders])
  expect(after.host.state().tabs.activeId).toBe(orders)
  const broken = hostAt(home, {}, '{"list":[{"id":"/no","href":"/no"}]}')
  expect(broken.ids()).toEqual([home])
})

test('the first tab closes only where the installation says so', () => {
  const fixed = hostAt(home)
  fixed.host.open(orders)
  fixed.host.close(home)
  expect([fixed.ids(), fixed.host.isClosable(home)]).toEqual([[home, orders], false])
  const free = hostAt(home, { isFirstClosable: true })
  free.host.open(orders)
  free.host.activate(home)
  free.host.close(home)
  expect([free.ids(), free.address()]).toEqual([[orders], orders])
})

test.each(['/', '/wel', '/wel/index'])('%s is the dashboard', (entry) => {
  expect(hostAt(entry).address()).toBe(home)
})

test.each([
  ['/no/such/page', '/404'],
  ['/403', '/403'],
  ['/error', '/error'],
])('%s shows %s in place of the frame, the tabs live on behind it', (href, outer) => {
  const { host, ids } = hostAt(href)
  expect([host.state().outer, ids()]).toEqual([outer, [home]])
})

test('in another language a tab keeps its number, and its screen says its words anew', () => {
  const before = hostAt(home)
  before.host.open(orders)
  before.host.setTitle(orders, 'RK202611230001')
  before.host.open(customers)
  before.host.setTitle(customers, '编辑客户')
  const titles = (language: string) =>
    hostAt(home, {}, before.kept(), { language })
      .host.state()
      .tabs.list.map(({ title }) => title)
  expect(titles('zh')).toEqual([undefined, 'RK202611230001', '编辑客户'])
  expect(titles('en')).toEqual([undefined, 'RK202611230001', undefined])
})

const record = '/wms/inboundOrder/detail/7'

test('pinned tabs stand after the first, stay when others close, and are there in another window and after a sign-in', () => {
  const { host, ids, pins, kept } = hostAt(home)
  for (const href of [orders, customers, record]) host.open(href)
  host.setTitle(record, 'RK202611230001')
  host.pin(record, true)
  host.pin(customers, true)
  expect(ids()).toEqual([home, record, customers, orders])
  host.close(record)
  expect([ids().length, host.isClosable(record)]).toEqual([4, false])
  host.move(orders, record)
  expect(ids()).toEqual([home, record, customers, orders])
  host.closeOthers(orders)
  expect(ids()).toEqual([record, customers, orders])
  host.closeAll()
  expect(ids()).toEqual([home, record, customers])
  expect(hostAt(home, {}, kept(), { storedPins: pins() }).ids()).toEqual(ids())

  const later = hostAt(orders, {}, null, { storedPins: pins() })
  expect(later.ids()).toEqual([home, record, customers, orders])
  expect(later.host.state().tabs.list[1]).toMatchObject({ title: 'RK202611230001' })
  later.host.pin(record, false)
  later.host.close(record)
  expect(later.ids()).toEqual([home, customers, orders])
  expect(hostAt(home, {}, null, { storedPins: later.pins() }).ids()).toEqual([home, customers])
})

test('a window that pins something leaves alone what another one has pinned meanwhile', () => {
  let pins: string | null = null
  const shared = {
    language: 'zh',
    load: () => null,
    save: () => {},
    loadPins: () => pins,
    savePins: (text: string) => void (pins = text),
  }
  const [one, other] = [home, home].map((at) => createTabHost(shared, windowAt(at), usual))
  one!.open(orders)
  one!.pin(orders, true)
  other!.open(customers)
  other!.pin(customers, true)
  expect(hostAt(home, {}, null, { storedPins: pins }).ids().toSorted()).toEqual(
    [customers, orders, home].toSorted(),
  )
})

test('tabs of records that are gone close, pinned or first or the only ones; what was typed stays', () => {
  const { host, ids, pins } = hostAt(record, {}, null)
  host.open(orders)
  host.open('/wms/inboundOrder/form/8')
  host.pin(record, true)
  host.setUnsaved('/wms/inboundOrder/form/8', true)
  host.removeGone([record, '/wms/inboundOrder/form/8', '/closed/meanwhile'])
  expect(ids()).toEqual([home, orders, '/wms/inboundOrder/form/8'])
  expect(JSON.parse(pins() ?? '')).toMatchObject({ list: [] })

  const only = hostAt(orders)
  only.host.closeOthers(orders)
  only.host.lock()
  only.host.removeGone([orders])
  expect([only.ids(), only.address()]).toEqual([[home], '/lock'])
})

test('a screen whose work is done begins anew where its tab stays', () => {
  const { host, ids } = hostAt(home)
  host.open(orders)
  host.open(customers)
  host.pin(orders, true)
  const before = host.routerOf(orders)
  host.finish(orders)
  expect(host.routerOf(orders)).not.toBe(before)
  host.finish(customers)
  expect(ids()).toEqual([home, orders])
})
