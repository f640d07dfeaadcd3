import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { locationSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const storageLocationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/storageLocation/index',
  staticData: {
    right: 'storageLocation:read',
    title: { key: 'storageLocation.title', zh: '库位管理', en: 'Storage locations' },
  },
  validateSearch: locationSearch,
  component: screen(() => import('./list.tsx'), 'LocationList'),
})

export const storageLocationScreens = [storageLocationRoute] as const
