import { createRoute } from '@tanstack/react-router'
import { orderSearch } from '../features/inbound-order/search.ts'
import { inventorySearch } from '../features/inventory/search.ts'
import { outboundSearch } from '../features/outbound-order/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

/* The way of goods: orders in, stock, orders out. */

const inventoryScreen = screensWith(() => import('../i18n/inventory.ts'))
const outboundOrderScreen = screensWith(
  () => import('../i18n/outbound-order.ts'),
  () => import('../i18n/outbound-order-trucks.ts'),
)
const inboundOrderScreen = screensWith(
  () => import('../i18n/inbound-order.ts'),
  () => import('../i18n/inbound-order-steps.ts'),
  () => import('../i18n/inbound-order-work.ts'),
)

export const orderListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/index',
  staticData: { title: 'inboundOrder.title' },
  validateSearch: orderSearch,
  component: inboundOrderScreen(
    () => import('../features/inbound-order/list.tsx'),
    'InboundOrderList',
  ),
})

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/detail/$id',
  staticData: { title: 'inboundOrder.view' },
  component: inboundOrderScreen(
    () => import('../features/inbound-order/detail.tsx'),
    'InboundOrderDetail',
  ),
})

export const newOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form',
  staticData: { title: 'inboundOrder.new' },
  component: inboundOrderScreen(() => import('../features/inbound-order/form.tsx'), 'NewOrder'),
})

export const editOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form/$id',
  staticData: { title: 'inboundOrder.view' },
  component: inboundOrderScreen(() => import('../features/inbound-order/form.tsx'), 'EditOrder'),
})

export const inventoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inventory/index',
  staticData: {
    title: 'inventory.title',
    // What is promised is a page of its own (decisions.md 27).
    tabKey: ({ searchParams }) =>
      searchParams.get('type') === '1' ? '/wms/inventory/index?type=1' : '/wms/inventory/index',
  },
  validateSearch: inventorySearch,
  component: inventoryScreen(() => import('../features/inventory/list.tsx'), 'InventoryList'),
})

export const lotRoute = createRoute({
  getParentRoute: () => inventoryRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: inventoryScreen(() => import('../features/inventory/lot-drawer.tsx'), 'LotDrawer'),
})

export const outboundListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/index',
  staticData: { title: 'outboundOrder.title' },
  validateSearch: outboundSearch,
  component: outboundOrderScreen(
    () => import('../features/outbound-order/list.tsx'),
    'OutboundOrderList',
  ),
})

export const outboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/detail/$id',
  staticData: { title: 'outboundOrder.view' },
  component: outboundOrderScreen(
    () => import('../features/outbound-order/detail.tsx'),
    'OutboundOrderDetail',
  ),
})

export const newOutboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/form',
  staticData: { title: 'outboundOrder.new' },
  component: outboundOrderScreen(
    () => import('../features/outbound-order/form.tsx'),
    'NewOutboundOrder',
  ),
})

export const editOutboundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/outboundOrder/form/$id',
  staticData: { title: 'outboundOrder.view' },
  component: outboundOrderScreen(
    () => import('../features/outbound-order/form.tsx'),
    'EditOutboundOrder',
  ),
})

export const planOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/plan/$id',
  staticData: { title: 'inboundOrder.view' },
  component: inboundOrderScreen(
    () => import('../features/inbound-order/plan/page.tsx'),
    'PlanOrder',
  ),
})

export const receiveOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/direct/$id',
  staticData: { title: 'inboundOrder.view' },
  component: inboundOrderScreen(
    () => import('../features/inbound-order/plan/page.tsx'),
    'ReceiveDirectly',
  ),
})

export const tallyOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/tally/$id',
  staticData: { title: 'inboundOrder.view' },
  component: inboundOrderScreen(
    () => import('../features/inbound-order/tally/page.tsx'),
    'TallyOrder',
  ),
})
