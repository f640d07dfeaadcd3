import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const trainingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/training/index',
  staticData: {
    right: 'training:reset',
    title: { key: 'training.title', zh: '培训租户', en: 'Training tenant' },
  },
  component: screen(() => import('./page.tsx'), 'TrainingPage'),
})

export const trainingScreens = [trainingRoute] as const
