import { createRoute } from '@tanstack/react-router'
import { pagesWith, screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { orderSearch } from './search.ts'

const screen = screensWith(
  () => import('./words/order.ts'),
  () => import('./words/steps.ts'),
  () => import('./words/work.ts'),
)
/** With the sentences of its contract. */
const texts = [
  () => import('./words/order.ts'),
  () => import('./words/doubtful-goods.ts'),
  () => import('./words/steps.ts'),
  () => import('./words/work.ts'),
  () => import('@yuncang/shared/nouns/inbound-order/messages'),
  () => import('@yuncang/shared/nouns/inbound-plan/messages'),
]
const form = screensWith(...texts)
/** With its parts. */
const record = pagesWith(() => import('./parts.ts'), ...texts)

const oneOrder = { key: 'inboundOrder.view', zh: '入库订单', en: 'Inbound order' }

const orderListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/index',
  staticData: {
    right: 'inboundOrder:read',
    title: { key: 'inboundOrder.title', zh: '入库订单', en: 'Inbound orders' },
  },
  validateSearch: orderSearch,
  component: screen(() => import('./list.tsx'), 'InboundOrderList'),
})

const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/detail/$id',
  staticData: { right: 'inboundOrder:read', record: 'inboundOrder', title: oneOrder },
  component: record(() => import('./detail.tsx'), 'InboundOrderDetail'),
})

const newOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form',
  staticData: {
    right: 'inboundOrder:write',
    title: { key: 'inboundOrder.new', zh: '新增订单', en: 'New order' },
  },
  component: form(() => import('./form.tsx'), 'NewOrder'),
})

const editOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form/$id',
  staticData: { right: 'inboundOrder:write', record: 'inboundOrder', title: oneOrder },
  component: form(() => import('./form.tsx'), 'EditOrder'),
})

const planOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/plan/$id',
  staticData: { right: 'inboundOrder:read', record: 'inboundOrder', title: oneOrder },
  component: form(() => import('./plan/page.tsx'), 'PlanOrder'),
})

const receiveOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/direct/$id',
  staticData: { right: 'inboundOrder:read', record: 'inboundOrder', title: oneOrder },
  component: form(() => import('./plan/page.tsx'), 'ReceiveDirectly'),
})

const tallyOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/tally/$id',
  staticData: { right: 'inboundOrder:read', record: 'inboundOrder', title: oneOrder },
  component: form(() => import('./tally/page.tsx'), 'TallyOrder'),
})

export const inboundOrderScreens = [
  orderListRoute,
  orderRoute,
  newOrderRoute,
  editOrderRoute,
  planOrderRoute,
  receiveOrderRoute,
  tallyOrderRoute,
] as const
