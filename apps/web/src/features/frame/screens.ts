import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { frameSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myiframe/$code',
  staticData: {
    title: { key: 'frame.title', zh: '外部页面', en: 'Outside page' },
    tabKey: ({ pathname, searchParams }) => `${pathname}?src=${searchParams.get('src') ?? ''}`,
  },
  validateSearch: frameSearch,
  component: screen(() => import('./page.tsx'), 'FramePage'),
})

export const frameScreens = [frameRoute] as const
