import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { sealSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))
/** With the words of the dialog that asks for a seal. */
const record = screensWith(
  () => import('./words.ts'),
  () => import('../../records/seals/words.ts'),
)

const sealListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/seal/index',
  staticData: {
    right: 'sealRecord:read',
    title: { key: 'sealRecord.title', zh: '用印记录', en: 'Seal records' },
  },
  validateSearch: sealSearch,
  component: screen(() => import('./list.tsx'), 'SealList'),
})

const sealRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/seal/detail/$id',
  staticData: {
    right: 'sealRecord:read',
    record: 'sealRecord',
    title: { key: 'sealRecord.view', zh: '用印详情', en: 'Seal record' },
  },
  component: record(() => import('./detail.tsx'), 'SealDetail'),
})

export const sealRecordScreens = [sealListRoute, sealRoute] as const
