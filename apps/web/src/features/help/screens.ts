import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { helpSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/help/index',
  staticData: {
    right: 'help:write',
    title: { key: 'help.title', zh: '帮助文章', en: 'Help articles' },
  },
  validateSearch: helpSearch,
  component: screen(() => import('./list.tsx'), 'HelpList'),
})

export const helpScreens = [helpRoute] as const
