import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const sectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/section/index',
  staticData: {
    right: 'user:read',
    title: { key: 'section.title', zh: '业务板块', en: 'Business sections' },
  },
  component: screen(() => import('./list.tsx'), 'SectionList'),
})

export const sectionScreens = [sectionRoute] as const
