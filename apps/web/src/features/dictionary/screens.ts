import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { dictionarySearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const dictionaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/dictionary/index',
  staticData: {
    right: 'dictionary:manage',
    title: { key: 'dictionary.title', zh: '数据字典', en: 'Dictionaries' },
  },
  validateSearch: dictionarySearch,
  component: screen(() => import('./list.tsx'), 'DictionaryList'),
})

export const dictionaryScreens = [dictionaryRoute] as const
