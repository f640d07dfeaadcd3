import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const testRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/test/index',
  staticData: { title: { key: 'test.title', zh: '测试页', en: 'Test page' } },
  component: screen(() => import('./page.tsx'), 'TestPage'),
})

export const testPageScreens = [testRoute] as const
