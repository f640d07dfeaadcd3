import { createRoute } from '@tanstack/react-router'
import { contractSearch } from '../features/contract/search.ts'
import { costCodeSearch } from '../features/cost-code/search.ts'
import { costListSearch } from '../features/cost-list/search.ts'
import { customerSearch } from '../features/customer/search.ts'
import { identitySearch } from '../features/identity/search.ts'
import { orderSearch } from '../features/inbound-order/search.ts'
import { productSearch } from '../features/product/search.ts'
import { quotationSearch } from '../features/quotation/search.ts'
import { locationSearch } from '../features/storage-location/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

const homeScreen = screensWith(async () => ({}))
const customerScreen = screensWith(() => import('../i18n/customer.ts'))
const productScreen = screensWith(() => import('../i18n/product.ts'))
const storageLocationScreen = screensWith(() => import('../i18n/storage-location.ts'))
const inboundOrderScreen = screensWith(() => import('../i18n/inbound-order.ts'))
const identityScreen = screensWith(() => import('../i18n/identity.ts'))
const contractScreen = screensWith(() => import('../i18n/contract.ts'))
const quotationScreen = screensWith(() => import('../i18n/quotation.ts'))
const costListScreen = screensWith(() => import('../i18n/cost-list.ts'))
const costCodeScreen = screensWith(() => import('../i18n/cost-code.ts'))

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wel/index',
  staticData: { title: 'home.title' },
  component: homeScreen(() => import('../features/home/home.tsx'), 'Home'),
})

export const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/customer/index',
  staticData: { title: 'customer.title' },
  validateSearch: customerSearch,
  component: customerScreen(() => import('../features/customer/list.tsx'), 'CustomerList'),
})

export const newCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: customerScreen(() => import('../features/customer/form.tsx'), 'NewCustomer'),
})

export const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: customerScreen(() => import('../features/customer/form.tsx'), 'EditCustomer'),
})

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/product/index',
  staticData: { title: 'product.title' },
  validateSearch: productSearch,
  component: productScreen(() => import('../features/product/list.tsx'), 'ProductList'),
})

export const newProductRoute = createRoute({
  getParentRoute: () => productRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: productScreen(() => import('../features/product/form.tsx'), 'NewProduct'),
})

export const editProductRoute = createRoute({
  getParentRoute: () => productRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: productScreen(() => import('../features/product/form.tsx'), 'EditProduct'),
})

export const storageLocationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/storageLocation/index',
  staticData: { title: 'storageLocation.title' },
  validateSearch: locationSearch,
  component: storageLocationScreen(
    () => import('../features/storage-location/list.tsx'),
    'LocationList',
  ),
})

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

export const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/identity/index',
  staticData: { title: 'identity.title' },
  validateSearch: identitySearch,
  component: identityScreen(() => import('../features/identity/list.tsx'), 'IdentityList'),
})

export const contractListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/index',
  staticData: { title: 'contract.title' },
  validateSearch: contractSearch,
  component: contractScreen(() => import('../features/contract/list.tsx'), 'ContractList'),
})

export const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/detail/$id',
  staticData: { title: 'contract.view' },
  component: contractScreen(() => import('../features/contract/detail.tsx'), 'ContractDetail'),
})

export const quotationListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/index',
  staticData: { title: 'quotation.title' },
  validateSearch: quotationSearch,
  component: quotationScreen(() => import('../features/quotation/list.tsx'), 'QuotationList'),
})

export const quotationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/detail/$id',
  staticData: { title: 'quotation.view' },
  component: quotationScreen(() => import('../features/quotation/detail.tsx'), 'QuotationDetail'),
})

export const costListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costList/index',
  staticData: { title: 'costList.title' },
  validateSearch: costListSearch,
  component: costListScreen(() => import('../features/cost-list/list.tsx'), 'CostLists'),
})

export const costCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costCode/index',
  staticData: { title: 'costCode.title' },
  validateSearch: costCodeSearch,
  component: costCodeScreen(() => import('../features/cost-code/list.tsx'), 'CostCodeList'),
})
