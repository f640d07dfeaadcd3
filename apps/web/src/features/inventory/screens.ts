import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { inventorySearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const inventoryListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wms/inventory/index',
  staticData: {
    right: 'inventory:read',
    title: { key: 'inventory.title', zh: '库存', en: 'Stock' },
    // What is promised is a page of its own (docs/domain/interface.md#tabs).
    tabKey: ({ searchParams }) =>
      searchParams.get('type') === '1' ? '/wms/inventory/index?type=1' : '/wms/inventory/index',
  },
  validateSearch: inventorySearch,
  component: screen(() => import('./list.tsx'), 'InventoryList'),
})

const lotRoute = createRoute({
  getParentRoute: () => inventoryListRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: screen(() => import('./lot-drawer.tsx'), 'LotDrawer'),
})

export const inventoryScreens = [inventoryListRoute.addChildren([lotRoute])] as const
