import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { paymentSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words.ts'),
  () => import('../../records/bill-parts/words.ts'),
  () => import('@yuncang/shared/nouns/payment/messages'),
)

const paymentListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/payment/index',
  staticData: {
    right: 'payment:read',
    title: { key: 'payment.title', zh: '收付款核销', en: 'Payments' },
  },
  validateSearch: paymentSearch,
  component: screen(() => import('./list.tsx'), 'PaymentList'),
})

const newPaymentRoute = createRoute({
  getParentRoute: () => paymentListRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'NewPayment'),
})

const newOffsetRoute = createRoute({
  getParentRoute: () => paymentListRoute,
  path: 'offset',
  staticData: { isDrawer: true },
  component: form(() => import('./offset-form.tsx'), 'NewOffset'),
})

const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/payment/detail/$id',
  staticData: {
    right: 'payment:read',
    record: 'payment',
    title: { key: 'payment.view', zh: '收付款详情', en: 'Payment' },
  },
  component: form(() => import('./detail.tsx'), 'PaymentDetail'),
})

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/payment/match',
  staticData: {
    right: 'payment:write',
    title: { key: 'payment.match', zh: '匹配核销', en: 'Match payments' },
  },
  component: form(() => import('./match.tsx'), 'MatchPayments'),
})

export const paymentScreens = [
  paymentListRoute.addChildren([newPaymentRoute, newOffsetRoute]),
  paymentRoute,
  matchRoute,
] as const
