import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { rootRoute } from './root.tsx'

/** Page, size and sort as every list keeps them in the address; a broken address falls back to the first page. */
const listSearch = {
  current: z.int().min(1).catch(1).default(1),
  size: z.int().min(1).max(200).catch(15).default(15),
  ascs: z.array(z.string()).optional().catch(undefined),
  descs: z.array(z.string()).optional().catch(undefined),
}
const text = z.string().optional().catch(undefined)

const customerSearch = z.object({
  ...listSearch,
  customerName: text,
  socialCreditCode: text,
  isStop: z
    .union([z.literal(0), z.literal(1)])
    .optional()
    .catch(undefined),
})
export type CustomerSearch = z.output<typeof customerSearch>

const orderSearch = z.object({
  ...listSearch,
  masterBillNo: text,
  customerId: text,
  orderStatus: z.int().optional().catch(undefined),
  expectDateFrom: text,
  expectDateTo: text,
})
export type OrderSearch = z.output<typeof orderSearch>

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wel/index',
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
  component: lazyRouteComponent(() => import('../features/customer/form.tsx'), 'NewCustomer'),
})

export const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '$id',
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
  component: lazyRouteComponent(
    () => import('../features/inbound-order/detail.tsx'),
    'InboundOrderDetail',
  ),
})
