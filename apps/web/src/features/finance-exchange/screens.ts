import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { exchangeSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('@yuncang/shared/nouns/finance-exchange/messages'),
)

const exchangeListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/exchange/index',
  staticData: {
    right: 'financeExchange:read',
    title: { key: 'exchange.title', zh: '财务平台往来', en: 'Finance platform' },
  },
  validateSearch: exchangeSearch,
  component: screen(() => import('./list.tsx'), 'ExchangeList'),
})

export const financeExchangeScreens = [exchangeListRoute] as const
