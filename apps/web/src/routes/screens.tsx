import { createRoute } from '@tanstack/react-router'
import { contractSearch } from '../features/contract/search.ts'
import { costCodeSearch } from '../features/cost-code/search.ts'
import { customerSearch } from '../features/customer/search.ts'
import { identitySearch } from '../features/identity/search.ts'
import { orderSearch } from '../features/inbound-order/search.ts'
import { lazyRouteComponent } from './lazy.ts'
import { rootRoute } from './root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wel/index',
  staticData: { title: 'home.title' },
  component: lazyRouteComponent(() => import('../features/home/home.tsx'), 'Home'),
})

export const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/customer/index',
  validateSearch: customerSearch,
  component: lazyRouteComponent(() => import('../features/customer/list.tsx'), 'CustomerList'),
})

export const newCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: lazyRouteComponent(() => import('../features/customer/form.tsx'), 'NewCustomer'),
})

export const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: lazyRouteComponent(() => import('../features/customer/form.tsx'), 'EditCustomer'),
})

export const orderListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/index',
  validateSearch: orderSearch,
  component: lazyRouteComponent(
    () => import('../features/inbound-order/list.tsx'),
    'InboundOrderList',
  ),
})

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/detail/$id',
  staticData: { title: 'inboundOrder.view' },
  component: lazyRouteComponent(
    () => import('../features/inbound-order/detail.tsx'),
    'InboundOrderDetail',
  ),
})

export const newOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form',
  staticData: { title: 'inboundOrder.new' },
  component: lazyRouteComponent(() => import('../features/inbound-order/form.tsx'), 'NewOrder'),
})

export const editOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/form/$id',
  staticData: { title: 'inboundOrder.view' },
  component: lazyRouteComponent(() => import('../features/inbound-order/form.tsx'), 'EditOrder'),
})

export const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/identity/index',
  validateSearch: identitySearch,
  component: lazyRouteComponent(() => import('../features/identity/list.tsx'), 'IdentityList'),
})

export const contractListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/index',
  validateSearch: contractSearch,
  component: lazyRouteComponent(() => import('../features/contract/list.tsx'), 'ContractList'),
})

export const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/detail/$id',
  staticData: { title: 'contract.view' },
  component: lazyRouteComponent(() => import('../features/contract/detail.tsx'), 'ContractDetail'),
})

export const costCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costCode/index',
  validateSearch: costCodeSearch,
  component: lazyRouteComponent(() => import('../features/cost-code/list.tsx'), 'CostCodeList'),
})
