import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { outboxSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/outbox/index',
  staticData: {
    right: 'outbox:read',
    title: { key: 'outbox.title', zh: '消息发送', en: 'Outgoing messages' },
  },
  validateSearch: outboxSearch,
  component: screen(() => import('./list.tsx'), 'OutboxList'),
})

/** Served by the demo alone; elsewhere it says that mail really leaves. */
const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo/outbox/index',
  staticData: {
    right: 'connector:disturb',
    title: { key: 'outbox.mailboxTitle', zh: '模拟邮箱', en: 'Simulated mailbox' },
  },
  component: screen(() => import('./mailbox.tsx'), 'Mailbox'),
})

export const outboxScreens = [outboxRoute, mailboxRoute] as const
