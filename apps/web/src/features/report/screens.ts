import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import {
  debtSearch,
  differenceSearch,
  plainReportSearch,
  revenueSearch,
  throughputSearch,
} from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('./by-mail/words.ts'),
  () => import('@yuncang/shared/nouns/report/messages'),
  () => import('@yuncang/shared/nouns/report-plan/messages'),
)

const revenueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/revenue/index',
  staticData: {
    right: 'financeReport:read',
    title: { key: 'report.revenue', zh: '收入与利润', en: 'Revenue and profit' },
  },
  validateSearch: revenueSearch,
  component: screen(() => import('./revenue.tsx'), 'RevenueReport'),
})

const agingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/aging/index',
  staticData: {
    right: 'financeReport:read',
    title: { key: 'report.aging', zh: '应收账龄', en: 'Aging' },
  },
  validateSearch: debtSearch,
  component: screen(() => import('./aging.tsx'), 'AgingReport'),
})

const unbilledRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/unbilled/index',
  staticData: {
    right: 'financeReport:read',
    title: { key: 'report.unbilled', zh: '未入账单费用', en: 'Unbilled fees' },
  },
  validateSearch: debtSearch,
  component: screen(() => import('./unbilled.tsx'), 'UnbilledReport'),
})

const throughputRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/throughput/index',
  staticData: {
    right: 'stockReport:read',
    title: { key: 'report.throughput', zh: '吞吐量', en: 'Throughput' },
  },
  validateSearch: throughputSearch,
  component: screen(() => import('./throughput.tsx'), 'ThroughputReport'),
})

const stockAgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/stockAge/index',
  staticData: {
    right: 'stockReport:read',
    title: { key: 'report.stockAge', zh: '库存库龄', en: 'Stock by age' },
  },
  validateSearch: plainReportSearch,
  component: screen(() => import('./stock-age.tsx'), 'StockAgeReport'),
})

const occupancyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/occupancy/index',
  staticData: {
    right: 'stockReport:read',
    title: { key: 'report.occupancy', zh: '库区占用', en: 'Occupancy' },
  },
  validateSearch: plainReportSearch,
  component: screen(() => import('./occupancy.tsx'), 'OccupancyReport'),
})

const differenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report/difference/index',
  staticData: {
    right: 'stockReport:read',
    title: { key: 'report.difference', zh: '收货差异', en: 'Differences' },
  },
  validateSearch: differenceSearch,
  component: screen(() => import('./difference.tsx'), 'DifferenceReport'),
})

export const reportScreens = [
  revenueRoute,
  agingRoute,
  unbilledRoute,
  throughputRoute,
  stockAgeRoute,
  occupancyRoute,
  differenceRoute,
] as const
