/*
 * Screens that neither an entry of the menu, nor its other lists, nor the first row of one of them leads to. A route that
 * is missing here fails apps/web/src/routes/every-route.test.ts.
 */

/** Looked at with the other screens of their section (tests/e2e/every-screen.spec.ts). */
export const besideMenu = [
  '/wel/invitation',
  '/base/customer/duplicates',
  '/contract/template/index',
  '/contract/contract/form',
  '/contract/quotation/form',
  '/contract/quotation/tiers/$id/$detailId',
  '/contract/costList/rules/$id',
  '/fee/feeLine/index/split',
  '/fee/invoice/index/new',
  '/fee/payment/index/new',
  '/fee/payment/index/offset',
  '/fee/payment/match',
  '/system/instructionDetail',
] as const

/** Looked at by a story that works with them, by its file. */
export const inStories: Readonly<Record<string, string>> = {
  '/base/customer/detail/$id': 'story.spec.ts',
  '/base/customer/index/new': 'master-data.spec.ts',
  '/base/newRemind': 'notices.spec.ts',
  '/base/product/index/new': 'master-data.spec.ts',
  '/fee/feeLine/index/new': 'fees.spec.ts',
  '/notice': 'notices.spec.ts',
  '/wms/inboundOrder/form': 'forms.spec.ts',
  '/wms/inboundOrder/plan/$id': 'scenario-a.spec.ts',
  '/wms/inboundOrder/tally/$id': 'scenario-a.spec.ts',
  '/wms/outboundOrder/form': 'scenario-a.spec.ts',
}

/** Looked at by nobody, with the reason. */
export const unlooked: Readonly<Record<string, string>> = {
  '/myiframe/$code': 'shows a page that is not ours',
  '/test/index': 'is for developers',
  '/wms/inboundOrder/direct/$id': 'needs an order that came without a plan',
}
