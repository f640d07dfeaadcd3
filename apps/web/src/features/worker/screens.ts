import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { workerSearch, forkliftSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

/** Workers and forklifts share a tab. */
const ofWorkers = {
  title: { key: 'worker.title', zh: '作业人员', en: 'Workers' },
  tabKey: () => '/base/worker/index',
}

const workerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/worker/index',
  staticData: { right: 'worker:select', ...ofWorkers },
  validateSearch: workerSearch,
  component: screen(() => import('./worker-list.tsx'), 'WorkerList'),
})

const forkliftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/worker/forklift',
  staticData: { right: 'worker:select', ...ofWorkers },
  validateSearch: forkliftSearch,
  component: screen(() => import('./forklift-list.tsx'), 'ForkliftList'),
})

export const workerScreens = [workerRoute, forkliftRoute] as const
