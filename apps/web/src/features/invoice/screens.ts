import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { invoiceSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words.ts'),
  () => import('../../records/bill-parts/words.ts'),
  () => import('@yuncang/shared/nouns/invoice/messages'),
)

const invoiceListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/invoice/index',
  staticData: {
    right: 'invoice:read',
    title: { key: 'invoice.title', zh: '发票管理', en: 'Invoices' },
  },
  validateSearch: invoiceSearch,
  component: screen(() => import('./list.tsx'), 'InvoiceList'),
})

const newInvoiceRoute = createRoute({
  getParentRoute: () => invoiceListRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'NewInvoice'),
})

const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/invoice/detail/$id',
  staticData: {
    right: 'invoice:read',
    record: 'invoice',
    title: { key: 'invoice.view', zh: '发票详情', en: 'Invoice' },
  },
  component: form(() => import('./detail.tsx'), 'InvoiceDetail'),
})

export const invoiceScreens = [
  invoiceListRoute.addChildren([newInvoiceRoute]),
  invoiceRoute,
] as const
