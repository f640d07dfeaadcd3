import { createRoute } from '@tanstack/react-router'
import { customerSearch } from '../features/customer/search.ts'
import { identitySearch } from '../features/identity/search.ts'
import { jobSearch } from '../features/job/search.ts'
import { noticeSearch, oneNoticeSearch } from '../features/notice/search.ts'
import { productSearch } from '../features/product/search.ts'
import { locationSearch } from '../features/storage-location/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

const homeScreen = screensWith(() => import('../i18n/home.ts'))
const customerScreen = screensWith(() => import('../i18n/customer.ts'))
const productScreen = screensWith(() => import('../i18n/product.ts'))
const storageLocationScreen = screensWith(() => import('../i18n/storage-location.ts'))
const trainingScreen = screensWith(() => import('../i18n/training.ts'))
const jobScreen = screensWith(() => import('../i18n/job.ts'))
const noticeScreen = screensWith(() => import('../i18n/notice.ts'))
const identityScreen = screensWith(() => import('../i18n/identity.ts'))

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

export const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/identity/index',
  staticData: { title: 'identity.title' },
  validateSearch: identitySearch,
  component: identityScreen(() => import('../features/identity/list.tsx'), 'IdentityList'),
})

export const trainingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/training/index',
  staticData: { title: 'training.title' },
  component: trainingScreen(() => import('../features/training/page.tsx'), 'TrainingPage'),
})

export const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/job/index',
  staticData: { title: 'job.title' },
  validateSearch: jobSearch,
  component: jobScreen(() => import('../features/job/list.tsx'), 'JobAdministration'),
})

export const noticeListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notice',
  staticData: { title: 'notice.title' },
  validateSearch: noticeSearch,
  component: noticeScreen(() => import('../features/notice/list.tsx'), 'NoticeList'),
})

export const noticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/newRemind',
  staticData: { title: 'notice.view' },
  validateSearch: oneNoticeSearch,
  component: noticeScreen(() => import('../features/notice/page.tsx'), 'NoticePage'),
})
