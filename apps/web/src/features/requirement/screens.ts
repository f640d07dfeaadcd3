import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { requirementSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const requirementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/require/index',
  staticData: {
    right: 'requirement:use',
    title: { key: 'requirement.title', zh: '需求', en: 'Requests' },
  },
  validateSearch: requirementSearch,
  component: screen(() => import('./list.tsx'), 'RequirementList'),
})

export const requirementScreens = [requirementRoute] as const
