import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { referenceSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

/** The short lists of finance share a tab. */
const ofReference = {
  title: { key: 'reference.title', zh: '财务基础资料', en: 'Finance lists' },
  tabKey: () => '/system/reference/index',
}

const costCenterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/index',
  staticData: { right: 'costCode:write', ...ofReference },
  validateSearch: referenceSearch,
  component: screen(() => import('./cost-center-list.tsx'), 'CostCenterList'),
})

const invoiceCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/invoiceCode',
  staticData: { right: 'costCode:write', ...ofReference },
  validateSearch: referenceSearch,
  component: screen(() => import('./invoice-code-list.tsx'), 'InvoiceCodeList'),
})

const containerSizeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/reference/containerSize',
  staticData: { right: 'dictionary:read', ...ofReference },
  component: screen(() => import('./container-size-list.tsx'), 'ContainerSizeList'),
})

export const referenceScreens = [costCenterRoute, invoiceCodeRoute, containerSizeRoute] as const
