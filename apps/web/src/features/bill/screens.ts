import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { ExchangesOfBill } from '../../records/page/exchanges-of-bill.tsx'
import { FeesOfBill } from '../../records/page/fees-of-bill.tsx'
import { InvoicesOfBill, PaymentsOfBill } from '../../records/page/settlement-of-bill.tsx'
import { billSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('./words/mail.ts'),
  () => import('./words/credit.ts'),
)
/** With its parts, and the sentences that its dialogs say. */
const record = screensWith(
  FeesOfBill,
  InvoicesOfBill,
  PaymentsOfBill,
  ExchangesOfBill,
  DocumentsOf,
  () => import('./words.ts'),
  () => import('./words/mail.ts'),
  () => import('./words/credit.ts'),
  () => import('../../records/documents/words.ts'),
  () => import('../../records/mail/words.ts'),
  () => import('@yuncang/shared/nouns/bill/messages'),
  () => import('@yuncang/shared/nouns/outbox/messages'),
)

const billListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/bill/index',
  staticData: {
    right: 'bill:read',
    title: { key: 'bill.title', zh: '账单管理', en: 'Bills' },
  },
  validateSearch: billSearch,
  component: screen(() => import('./list.tsx'), 'BillList'),
})

const billRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/bill/detail/$id',
  staticData: {
    right: 'bill:read',
    record: 'bill',
    title: { key: 'bill.view', zh: '账单详情', en: 'Bill' },
  },
  component: record(() => import('./detail.tsx'), 'BillDetail'),
})

export const billScreens = [billListRoute, billRoute] as const
