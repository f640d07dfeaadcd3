import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { newQuotationSearch, quotationSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('../../records/prices/words/why.ts'),
  () => import('../../records/prices/words/moved.ts'),
  () => import('../../records/prices/words/editing.ts'),
  () => import('../../records/prices/words/history.ts'),
  () => import('../../records/prices/words/compared.ts'),
  () => import('../../records/prices/words/stops.ts'),
)

const quotationListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/index',
  staticData: {
    right: 'quotation:read',
    title: { key: 'quotation.title', zh: '报价单', en: 'Quotations' },
  },
  validateSearch: quotationSearch,
  component: screen(() => import('./list.tsx'), 'QuotationList'),
})

const quotationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/detail/$id',
  staticData: {
    right: 'quotation:read',
    record: 'quotation',
    title: { key: 'quotation.view', zh: '报价详情', en: 'Quotation' },
  },
  component: screen(() => import('./detail.tsx'), 'QuotationDetail'),
})

const stepwiseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/tiers/$id/$detailId',
  staticData: {
    right: 'quotation:read',
    title: { key: 'quotation.tiers', zh: '阶梯报价', en: 'Stepwise price' },
  },
  component: screen(() => import('./tiers.tsx'), 'StepwiseQuotation'),
})

const newQuotationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/quotation/form',
  staticData: {
    right: 'quotation:write',
    title: { key: 'quotation.new', zh: '新增报价单', en: 'New quotation' },
  },
  validateSearch: newQuotationSearch,
  component: screen(() => import('./form.tsx'), 'NewQuotation'),
})

export const quotationScreens = [
  quotationListRoute,
  quotationRoute,
  stepwiseRoute,
  newQuotationRoute,
] as const
