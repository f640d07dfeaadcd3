import { createRoute } from '@tanstack/react-router'
import { dictionarySearch } from '../features/system-dictionary/search.ts'
import { apiSearch, errorSearch, loginSearch, usualSearch } from '../features/system-log/search.ts'
import { outboxSearch } from '../features/system-outbox/search.ts'
import { referenceSearch } from '../features/system-reference/search.ts'
import { tenantSearch } from '../features/system-tenant/search.ts'
import { userSearch } from '../features/system-user/search.ts'
import { plainSearch } from '../lib/plain-search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

/* The administration of a tenant and of the platform. */

const tenantScreen = screensWith(() => import('../i18n/system-tenant.ts'))
const userScreen = screensWith(() => import('../i18n/system-user.ts'))
const roleScreen = screensWith(() => import('../i18n/system-role.ts'))
const apiTokenScreen = screensWith(() => import('../i18n/system-api-token.ts'))
const menuScreen = screensWith(() => import('../i18n/system-menu.ts'))
const sectionScreen = screensWith(() => import('../i18n/system-section.ts'))
const dictionaryScreen = screensWith(() => import('../i18n/system-dictionary.ts'))
const referenceScreen = screensWith(() => import('../i18n/system-reference.ts'))
const logScreen = screensWith(() => import('../i18n/system-log.ts'))
const outboxScreen = screensWith(() => import('../i18n/system-outbox.ts'))

export const tenantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/tenant/index',
  staticData: { title: 'tenant.title' },
  validateSearch: tenantSearch,
  component: tenantScreen(() => import('../features/system-tenant/list.tsx'), 'TenantList'),
})

export const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/brand/index',
  staticData: { title: 'brand.title' },
  component: tenantScreen(() => import('../features/system-tenant/brand.tsx'), 'Brand'),
})

export const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/user/index',
  staticData: { title: 'user.title' },
  validateSearch: userSearch,
  component: userScreen(() => import('../features/system-user/list.tsx'), 'UserList'),
})

export const roleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/role/index',
  staticData: { title: 'role.title' },
  validateSearch: plainSearch,
  component: roleScreen(() => import('../features/system-role/list.tsx'), 'RoleList'),
})

export const apiTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/apiToken/index',
  staticData: { title: 'apiToken.title' },
  validateSearch: plainSearch,
  component: apiTokenScreen(() => import('../features/system-api-token/list.tsx'), 'ApiTokenList'),
})

export const menuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/menu/index',
  staticData: { title: 'menu.title' },
  validateSearch: plainSearch,
  component: menuScreen(() => import('../features/system-menu/list.tsx'), 'MenuList'),
})

export const sectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/section/index',
  staticData: { title: 'section.title' },
  component: sectionScreen(() => import('../features/system-section/list.tsx'), 'SectionList'),
})

export const dictionaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/dictionary/index',
  staticData: { title: 'dictionary.title' },
  validateSearch: dictionarySearch,
  component: dictionaryScreen(
    () => import('../features/system-dictionary/list.tsx'),
    'DictionaryList',
  ),
})

export const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/outbox/index',
  staticData: { title: 'outbox.title' },
  validateSearch: outboxSearch,
  component: outboxScreen(() => import('../features/system-outbox/list.tsx'), 'OutboxList'),
})

/** The logs share a tab. */
const ofLogs = { title: 'log.title', tabKey: () => '/system/log/index' }

export const usualLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/index',
  staticData: ofLogs,
  validateSearch: usualSearch,
  component: logScreen(() => import('../features/system-log/usual-list.tsx'), 'UsualLog'),
})

export const apiLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/api',
  staticData: ofLogs,
  validateSearch: apiSearch,
  component: logScreen(() => import('../features/system-log/api-list.tsx'), 'ApiLog'),
})

export const errorLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/error',
  staticData: ofLogs,
  validateSearch: errorSearch,
  component: logScreen(() => import('../features/system-log/error-list.tsx'), 'ErrorLog'),
})

export const loginLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/login',
  staticData: ofLogs,
  validateSearch: loginSearch,
  component: logScreen(() => import('../features/system-log/login-list.tsx'), 'LoginLog'),
})

/** The short lists of finance share a tab. */
const ofReference = { title: 'reference.title', tabKey: () => '/system/reference/index' }

export const costCenterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/index',
  staticData: ofReference,
  validateSearch: referenceSearch,
  component: referenceScreen(
    () => import('../features/system-reference/cost-center-list.tsx'),
    'CostCenterList',
  ),
})

export const invoiceCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/invoiceCode',
  staticData: ofReference,
  validateSearch: referenceSearch,
  component: referenceScreen(
    () => import('../features/system-reference/invoice-code-list.tsx'),
    'InvoiceCodeList',
  ),
})

export const containerSizeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/containerSize',
  staticData: ofReference,
  component: referenceScreen(
    () => import('../features/system-reference/container-size-list.tsx'),
    'ContainerSizeList',
  ),
})
