import { createRoute } from '@tanstack/react-router'
import { pagesWith, screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { billSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('./words/mail.ts'),
  () => import('./words/credit.ts'),
)
/** With its parts, and the sentences that its dialogs say. */
const record = pagesWith(
  () => import('./parts.ts'),
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
