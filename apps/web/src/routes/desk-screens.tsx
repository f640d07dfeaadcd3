import { createRoute } from '@tanstack/react-router'
import { frameSearch } from '../features/desk/frame/search.ts'
import { helpSearch } from '../features/desk/help/search.ts'
import { instructionSearch, noteSearch } from '../features/desk/instruction/search.ts'
import { requirementSearch } from '../features/desk/requirement/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

/* Help, notes and requests; pages from outside; the test page. */

const deskScreen = screensWith(() => import('../i18n/desk.ts'))
const testScreen = screensWith(() => import('../i18n/desk-trial.ts'))

export const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/help/index',
  staticData: { title: 'help.title' },
  validateSearch: helpSearch,
  component: deskScreen(() => import('../features/desk/help/list.tsx'), 'HelpList'),
})

export const instructionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/instructionDetail',
  staticData: { title: 'instruction.write' },
  validateSearch: noteSearch,
  component: deskScreen(() => import('../features/desk/instruction/page.tsx'), 'InstructionPage'),
})

export const instructionListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/instruction/index',
  staticData: { title: 'instruction.title' },
  validateSearch: instructionSearch,
  component: deskScreen(() => import('../features/desk/instruction/list.tsx'), 'InstructionList'),
})

export const requirementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/require/index',
  staticData: { title: 'requirement.title' },
  validateSearch: requirementSearch,
  component: deskScreen(() => import('../features/desk/requirement/list.tsx'), 'RequirementList'),
})

export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myiframe/$code',
  staticData: {
    title: 'frame.title',
    tabKey: ({ pathname, searchParams }) => `${pathname}?src=${searchParams.get('src') ?? ''}`,
  },
  validateSearch: frameSearch,
  component: deskScreen(() => import('../features/desk/frame/page.tsx'), 'FramePage'),
})

export const testRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/test/index',
  staticData: { title: 'test.title' },
  component: testScreen(() => import('../features/desk/test/page.tsx'), 'TestPage'),
})
