import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { tenantSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const tenantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/tenant/index',
  staticData: {
    right: 'tenant:manage',
    title: { key: 'tenant.title', zh: '租户管理', en: 'Tenants' },
  },
  validateSearch: tenantSearch,
  component: screen(() => import('./list.tsx'), 'TenantList'),
})

const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/brand/index',
  staticData: { right: 'tenant:brand', title: { key: 'brand.title', zh: '租户标识', en: 'Logo' } },
  component: screen(() => import('./brand.tsx'), 'Brand'),
})

export const tenantScreens = [tenantRoute, brandRoute] as const
