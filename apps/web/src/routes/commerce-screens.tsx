import { createRoute } from '@tanstack/react-router'
import { contractSearch } from '../features/contract/search.ts'
import { costCodeSearch } from '../features/cost-code/search.ts'
import { costListSearch } from '../features/cost-list/search.ts'
import { feeLineSearch } from '../features/fee-line/search.ts'
import { quotationSearch } from '../features/quotation/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

/* What work costs: contracts, prices, fees. */

const contractScreen = screensWith(() => import('../i18n/contract.ts'))
const quotationScreen = screensWith(() => import('../i18n/quotation.ts'))
const costListScreen = screensWith(() => import('../i18n/cost-list.ts'))
const costCodeScreen = screensWith(() => import('../i18n/cost-code.ts'))
const feeLineScreen = screensWith(() => import('../i18n/fee-line.ts'))

export const contractListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/index',
  staticData: { title: 'contract.title' },
  validateSearch: contractSearch,
  component: contractScreen(() => import('../features/contract/list.tsx'), 'ContractList'),
})

export const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/detail/$id',
  staticData: { title: 'contract.view' },
  component: contractScreen(() => import('../features/contract/detail.tsx'), 'ContractDetail'),
})

export const quotationListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/index',
  staticData: { title: 'quotation.title' },
  validateSearch: quotationSearch,
  component: quotationScreen(() => import('../features/quotation/list.tsx'), 'QuotationList'),
})

export const quotationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/detail/$id',
  staticData: { title: 'quotation.view' },
  component: quotationScreen(() => import('../features/quotation/detail.tsx'), 'QuotationDetail'),
})

export const costListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costList/index',
  staticData: { title: 'costList.title' },
  validateSearch: costListSearch,
  component: costListScreen(() => import('../features/cost-list/list.tsx'), 'CostLists'),
})

export const costCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costCode/index',
  staticData: { title: 'costCode.title' },
  validateSearch: costCodeSearch,
  component: costCodeScreen(() => import('../features/cost-code/list.tsx'), 'CostCodeList'),
})

export const feeLineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/feeLine/index',
  staticData: { title: 'feeLine.title' },
  validateSearch: feeLineSearch,
  component: feeLineScreen(() => import('../features/fee-line/list.tsx'), 'FeeLineList'),
})

export const newFeeRoute = createRoute({
  getParentRoute: () => feeLineRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: feeLineScreen(() => import('../features/fee-line/form.tsx'), 'NewFee'),
})

export const feeRecordRoute = createRoute({
  getParentRoute: () => feeLineRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: feeLineScreen(() => import('../features/fee-line/record.tsx'), 'FeeLineRecord'),
})
