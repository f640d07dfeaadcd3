import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { rateSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const fxRateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/fxRate/index',
  staticData: {
    right: 'param:read',
    title: { key: 'fxRate.title', zh: '汇率', en: 'Exchange rates' },
  },
  validateSearch: rateSearch,
  component: screen(() => import('./list.tsx'), 'RateList'),
})

export const fxRateScreens = [fxRateRoute] as const
