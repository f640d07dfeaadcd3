import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { customerSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words.ts'),
  () => import('@yuncang/shared/nouns/customer/messages'),
  () => import('@yuncang/shared/nouns/customer-merge/messages'),
)

const customerListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/customer/index',
  staticData: {
    right: 'customer:read',
    title: { key: 'customer.title', zh: '客户管理', en: 'Customers' },
  },
  validateSearch: customerSearch,
  component: screen(() => import('./list.tsx'), 'CustomerList'),
})

const newCustomerRoute = createRoute({
  getParentRoute: () => customerListRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'NewCustomer'),
})

const editCustomerRoute = createRoute({
  getParentRoute: () => customerListRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'EditCustomer'),
})

const duplicatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/customer/duplicates',
  staticData: {
    right: 'customerMerge:merge',
    title: { key: 'customer.duplicates', zh: '疑似重复客户', en: 'Near duplicates' },
  },
  component: form(() => import('./merge/duplicates.tsx'), 'Duplicates'),
})

const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/customer/detail/$id',
  staticData: {
    right: 'customer:read',
    record: 'customer',
    title: { key: 'customer.page', zh: '客户全景', en: 'Customer' },
  },
  component: form(() => import('./page/detail.tsx'), 'CustomerPage'),
})

export const customerScreens = [
  customerListRoute.addChildren([newCustomerRoute, editCustomerRoute]),
  duplicatesRoute,
  customerRoute,
] as const
