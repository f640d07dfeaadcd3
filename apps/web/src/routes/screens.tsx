import { createRoute } from '@tanstack/react-router'
import { customerSearch } from '../features/customer/search.ts'
import { identitySearch } from '../features/identity/search.ts'
import { orderSearch } from '../features/inbound-order/search.ts'
import { productSearch } from '../features/product/search.ts'
import { locationSearch } from '../features/storage-location/search.ts'
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
  staticData: { title: 'customer.title' },
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

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/product/index',
  validateSearch: productSearch,
  component: lazyRouteComponent(() => import('../features/product/list.tsx'), 'ProductList'),
})

export const newProductRoute = createRoute({
  getParentRoute: () => productRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: lazyRouteComponent(() => import('../features/product/form.tsx'), 'NewProduct'),
})

export const editProductRoute = createRoute({
  getParentRoute: () => productRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: lazyRouteComponent(() => import('../features/product/form.tsx'), 'EditProduct'),
})

export const storageLocationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/storageLocation/index',
  validateSearch: locationSearch,
  component: lazyRouteComponent(
    () => import('../features/storage-location/list.tsx'),
    'LocationList',
  ),
})

export const orderListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inboundOrder/index',
  staticData: { title: 'inboundOrder.title' },
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
