import type { Query } from '@tanstack/react-query'
import { businessModules, type BusinessModule } from '@yuncang/shared/kernel/business-modules'
import type { PushedMoves } from '../lib/notice-line.ts'
import { queryClient } from './client.ts'

/** Records that somebody moved; without ids more than could be named. */
export type Move = NonNullable<PushedMoves>[number]

type Key = { readonly noun: string; readonly operation: string; readonly input: object }

/** What a query asks, by the key that the typed client gives it. */
export function keyOf({ queryKey }: Pick<Query, 'queryKey'>): Key {
  // The client's own form: the path of the operation, then its input.
  const [path, asked] = queryKey as readonly [path?: readonly string[], asked?: { input?: object }]
  return { noun: path?.[0] ?? '', operation: path?.[1] ?? '', input: asked?.input ?? {} }
}

const stock = ['inventory', 'storageLocation', 'feeLine', 'dashboard']

/** Nouns that are shown with what moved, where they are not called as the module is. */
const shownWith: Partial<Record<BusinessModule, readonly string[]>> = {
  [businessModules.inboundOrder]: ['inboundManifest', 'inboundPlan', ...stock],
  [businessModules.outboundOrder]: ['outboundTruck', ...stock],
  [businessModules.stock]: ['inventory', 'dashboard'],
  [businessModules.fee]: ['feeLine', 'dashboard'],
  [businessModules.bill]: ['billReduction', 'feeLine', 'invoice', 'payment', 'dashboard'],
  [businessModules.invoice]: ['bill', 'dashboard'],
  [businessModules.payment]: ['bill', 'dashboard'],
  [businessModules.contract]: ['quotation', 'dashboard'],
  [businessModules.quotation]: ['contract', 'tariff', 'dashboard'],
  [businessModules.param]: ['fxRate'],
  [businessModules.product]: ['productBrand', 'productSingle'],
  [businessModules.worker]: ['forklift'],
  [businessModules.carrier]: ['vehicle', 'driver'],
}

const nounOf = (module: BusinessModule): string | undefined =>
  Object.entries(businessModules).find(([, code]) => code === module)?.[0]

/** Whether what a query shows may be another by now. */
export function isTouched({ noun, input }: Key, { module, ids }: Move): boolean {
  const { id, businessId, orderId } = input as Readonly<Record<string, unknown>> // read as it is
  const own = nounOf(module)
  const isRelated = shownWith[module]?.includes(noun) ?? false
  const asked = [id, businessId, orderId].filter((each) => typeof each === 'string')
  if (ids?.some((each) => asked.includes(each))) return true
  if (noun === own) return asked.length === 0 || !ids
  // A plan has an id of its own, and may be of the order that moved.
  return isRelated && (typeof (businessId ?? orderId) !== 'string' || !ids)
}

/** Asks again for what is in view and may have moved; what is not in view is asked for when somebody looks. */
export const refreshMoved = (moves: PushedMoves): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) => moves?.some((move) => isTouched(keyOf(query), move)) ?? true,
    // A window that nobody sees asks when it is seen.
    refetchType: document.hidden ? 'none' : 'active',
  })

/** Whose moves are in view now: of a record that is open, or of a row of a list. */
export function movesInView(moves: readonly Move[]): { record?: Move; list?: Move } {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const record = moves.find((move) =>
    shown.some((query) => {
      const key = keyOf(query)
      return key.operation === 'get' && isTouched(key, move) && move.ids !== undefined
    }),
  )
  const list = moves.find((move) =>
    shown.some((query) => {
      const key = keyOf(query)
      return key.operation === 'page' && isTouched(key, move) && holds(query.state.data, move)
    }),
  )
  return { ...(record && { record }), ...(list && { list }) }
}

/** Whether a page of rows has one of these. */
function holds(data: unknown, { ids }: Move): boolean {
  if (!ids) return true
  // Pages of lists by their contract; of anything else there are no records.
  const { records = [] } = (data ?? {}) as { records?: readonly { id?: string }[] }
  return records.some(({ id }) => id !== undefined && ids.includes(id))
}
