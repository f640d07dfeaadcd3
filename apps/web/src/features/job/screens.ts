import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { jobSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/job/index',
  staticData: {
    right: 'job:manage',
    title: { key: 'job.title', zh: '后台任务管理', en: 'Job administration' },
  },
  validateSearch: jobSearch,
  component: screen(() => import('./list.tsx'), 'JobAdministration'),
})

export const jobScreens = [jobRoute] as const
