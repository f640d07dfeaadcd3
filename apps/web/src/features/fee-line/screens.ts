import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { feeLineSearch } from './search.ts'

const screen = screensWith(
  () => import('./words/fee-line.ts'),
  () => import('./words/run.ts'),
  () => import('../../records/prices/words/why.ts'),
  () => import('../../records/prices/words/moved.ts'),
)
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words/fee-line.ts'),
  () => import('./words/run.ts'),
  () => import('./words/split.ts'),
  () => import('../../records/prices/words/why.ts'),
  () => import('@yuncang/shared/nouns/fee-line/messages'),
  () => import('@yuncang/shared/nouns/tariff/messages'),
  () => import('@yuncang/shared/nouns/customer/messages'),
)

const feeLineListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/feeLine/index',
  staticData: {
    right: 'feeLine:read',
    title: { key: 'feeLine.title', zh: '费用明细', en: 'Fees' },
  },
  validateSearch: feeLineSearch,
  component: screen(() => import('./list.tsx'), 'FeeLineList'),
})

const newFeeRoute = createRoute({
  getParentRoute: () => feeLineListRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'NewFee'),
})

const splitFeeRoute = createRoute({
  getParentRoute: () => feeLineListRoute,
  path: 'split',
  staticData: { isDrawer: true },
  component: form(() => import('./split-form.tsx'), 'SplitFee'),
})

const feeRecordRoute = createRoute({
  getParentRoute: () => feeLineListRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: form(() => import('./record.tsx'), 'FeeLineRecord'),
})

export const feeLineScreens = [
  feeLineListRoute.addChildren([newFeeRoute, splitFeeRoute, feeRecordRoute]),
] as const
