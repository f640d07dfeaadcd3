import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { calendarSearch, contractSearch, newContractSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('./words/document.ts'),
  () => import('../../records/prices/words/compared.ts'),
  () => import('../../records/prices/words/stops.ts'),
)
const calendar = screensWith(
  () => import('./words.ts'),
  () => import('./words/calendar.ts'),
)
/** With the sentences of its contract, which knows prices and the parts of customers, too. */
const form = screensWith(
  () => import('./words.ts'),
  () => import('./words/form.ts'),
  () => import('@yuncang/shared/nouns/contract/messages'),
  () => import('@yuncang/shared/nouns/customer/messages'),
  () => import('@yuncang/shared/nouns/quotation/messages'),
  () => import('@yuncang/shared/nouns/tariff/messages'),
)

const oneContract = { key: 'contract.view', zh: '合同详情', en: 'Contract' }

/** Contracts and the days on which they end share a tab. */
const ofContracts = {
  title: { key: 'contract.title', zh: '合同管理', en: 'Contracts' },
  tabKey: () => '/contract/contract/index',
}

const contractListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/index',
  staticData: { right: 'contract:read', ...ofContracts },
  validateSearch: contractSearch,
  component: screen(() => import('./list.tsx'), 'ContractList'),
})

const contractCalendarRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/calendar',
  staticData: { right: 'contract:read', ...ofContracts },
  validateSearch: calendarSearch,
  component: calendar(() => import('./calendar.tsx'), 'ContractCalendar'),
})

const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/detail/$id',
  staticData: { right: 'contract:read', record: 'contract', title: oneContract },
  component: screen(() => import('./detail.tsx'), 'ContractDetail'),
})

const templateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/template/index',
  staticData: {
    right: 'contract:read',
    title: { key: 'contract.template', zh: '合同模板', en: 'Contract template' },
  },
  component: screen(() => import('./template.tsx'), 'ContractTemplatePage'),
})

const newContractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/form',
  staticData: {
    right: 'contract:write',
    title: { key: 'contract.new', zh: '新增合同', en: 'New contract' },
    // One for each customer, and for each contract that is copied.
    tabKey: ({ pathname, search }) => pathname + search,
  },
  validateSearch: newContractSearch,
  component: form(() => import('./form.tsx'), 'NewContract'),
})

const editContractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/contract/form/$id',
  staticData: { right: 'contract:write', record: 'contract', title: oneContract },
  component: form(() => import('./form.tsx'), 'EditContract'),
})

export const contractScreens = [
  contractListRoute,
  contractCalendarRoute,
  contractRoute,
  templateRoute,
  newContractRoute,
  editContractRoute,
] as const
