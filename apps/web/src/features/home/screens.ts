import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wel/index',
  staticData: { title: { key: 'home.title', zh: '今日工作', en: 'Today' } },
  component: screen(() => import('./home.tsx'), 'Home'),
})

export const homeScreens = [homeRoute] as const
