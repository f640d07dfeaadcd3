import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { menuNode } from '../../../../tests/support/menu-nodes.ts'
import { titles } from '../routes/titles.ts'
import { pagesOf } from './page-names.ts'

const menu = [
  menuNode({ label: '进仓' }),
  menuNode({ code: 'own.1', path: 'https://example.com', label: '海关' }),
]
const { nameOf, all } = pagesOf(menu)

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://wms.example' })
  await i18next.init({
    lng: 'zh',
    keySeparator: false,
    nsSeparator: false,
    resources: { zh: { translation: titles.zh }, en: { translation: titles.en } },
  })
})

test.each([
  ['/wms/inboundOrder/index', '进仓'],
  ['/wms/inboundOrder/index?current=2&size=15', '进仓'],
  ['https://wms.example/wms/inboundOrder/index#top', '进仓'],
  ['/wms/outboundOrder/detail/7', '出库订单'],
  ['/fee/feeLine/index/7', '费用明细'],
  ['/wms/inventory', '库存'],
])('%s is called what its tab is called: %s', (href, name) => expect(nameOf(href)).toBe(name))

test.each(['', '/no/such/page', 'outbound list', 'http://[', '/api/lh-wms/inboundOrder/page'])(
  '%j is no page and stays as it is',
  (text) => expect(nameOf(text)).toBe(text),
)

test('the name is in the language of the page', async () => {
  await i18next.changeLanguage('en')
  expect(nameOf('/fee/feeLine/index')).toBe('Fees')
})

test('pages to choose from are those of the menu within the product', () => {
  expect(all).toEqual([{ value: '/wms/inboundOrder/index', label: '进仓' }])
})
