import { besideMenu } from '../support/screens-beside.ts'
import type { callsOf } from './api.ts'

type Calls = Awaited<ReturnType<typeof callsOf>>
type Beside = (typeof besideMenu)[number]

/** Which record is shown on the screens that are of one. */
const recordOf: Record<Extract<Beside, `${string}$${string}`>, (call: Calls) => Promise<string>> = {
  '/contract/quotation/tiers/$id/$detailId': async (call) => {
    const [tier] = await call('/lh-wms/stepwiseQuotation/getAllStepwiseQuotation', {}, 'query')
    return `/contract/quotation/tiers/${tier.bjdId}/${tier.detailId}`
  },
  '/contract/costList/rules/$id': async (call) => {
    const { records } = await call('/lh-wms/costList/getList', { current: 1, size: 1 }, 'query')
    const [list] = records
    const { id } = list ?? (await call('/lh-wms/costList/save', { name: '各屏清单' }))
    return `/contract/costList/rules/${id}`
  },
}
const isOfRecord = (route: Beside): route is keyof typeof recordOf => route in recordOf

/** The addresses of what stands beside the menu in one of its sections. */
export function besideOf(section: string, call: Calls): Promise<string[]> {
  const routes = besideMenu.filter((route) => route.startsWith(`${section}/`))
  return Promise.all(
    routes.map(async (route) => (isOfRecord(route) ? recordOf[route](call) : route)),
  )
}
