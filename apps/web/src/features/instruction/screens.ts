import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { noteSearch, instructionSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const instructionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/instructionDetail',
  staticData: {
    right: 'instruction:use',
    title: { key: 'instruction.write', zh: '写笔记', en: 'Write a note' },
  },
  validateSearch: noteSearch,
  component: screen(() => import('./page.tsx'), 'InstructionPage'),
})

const instructionListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/instruction/index',
  staticData: {
    right: 'instruction:use',
    title: { key: 'instruction.title', zh: '页面笔记', en: 'Notes' },
  },
  validateSearch: instructionSearch,
  component: screen(() => import('./list.tsx'), 'InstructionList'),
})

export const instructionScreens = [instructionRoute, instructionListRoute] as const
