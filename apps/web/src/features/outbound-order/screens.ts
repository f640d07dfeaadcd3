import { createRoute } from '@tanstack/react-router'
import { pagesWith, screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { outboundSearch } from './search.ts'

const screen = screensWith(
  () => import('./words/order.ts'),
  () => import('./words/trucks.ts'),
)
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words/order.ts'),
  () => import('./words/trucks.ts'),
  () => import('@yuncang/shared/nouns/outbound-order/messages'),
)
/** With its parts, and with what is said of its mails. */
const record = pagesWith(
  () => import('./parts.ts'),
  () => import('./words/order.ts'),
  () => import('./words/trucks.ts'),
  () => import('./words/mail.ts'),
  () => import('../../records/mail/words.ts'),
  () => import('@yuncang/shared/nouns/outbound-order/messages'),
)

const oneOrder = { key: 'outboundOrder.view', zh: '出库订单', en: 'Outbound order' }

const outboundListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/index',
  staticData: {
    right: 'outboundOrder:read',
    title: { key: 'outboundOrder.title', zh: '出库订单', en: 'Outbound orders' },
  },
  validateSearch: outboundSearch,
  component: screen(() => import('./list.tsx'), 'OutboundOrderList'),
})

const outboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/detail/$id',
  staticData: { right: 'outboundOrder:read', record: 'outboundOrder', title: oneOrder },
  component: record(() => import('./detail.tsx'), 'OutboundOrderDetail'),
})

const newOutboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/form',
  staticData: {
    right: 'outboundOrder:write',
    title: { key: 'outboundOrder.new', zh: '新增出库订单', en: 'New outbound order' },
  },
  component: form(() => import('./form.tsx'), 'NewOutboundOrder'),
})

const editOutboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/form/$id',
  staticData: { right: 'outboundOrder:write', record: 'outboundOrder', title: oneOrder },
  component: form(() => import('./form.tsx'), 'EditOutboundOrder'),
})

export const outboundOrderScreens = [
  outboundListRoute,
  outboundRoute,
  newOutboundRoute,
  editOutboundRoute,
] as const
