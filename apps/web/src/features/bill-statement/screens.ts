import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { statementSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('../../records/mail/words.ts'),
  () => import('@yuncang/shared/nouns/bill-statement/messages'),
  () => import('@yuncang/shared/nouns/outbox/messages'),
)

const statementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/statement/index',
  staticData: {
    right: 'billStatement:read',
    title: { key: 'statement.title', zh: '客户对账单', en: 'Statement of account' },
  },
  validateSearch: statementSearch,
  component: screen(() => import('./statement.tsx'), 'StatementOfAccount'),
})

export const billStatementScreens = [statementRoute] as const
