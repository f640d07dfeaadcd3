import { storageArea } from './storage-area.ts'

/*
 * What the client takes from a browser: storages, a cookie and an address. Imported before the client, which looks for
 * them as it is loaded.
 */
export const kept = storageArea()
export const session = storageArea()
/** Where the client has led to. */
export const replaced: string[] = []

const location = {
  pathname: '/wms/inboundOrder/index',
  search: '?current=2',
  replace: (to: string) => void replaced.push(to),
}
Object.assign(globalThis, {
  localStorage: kept,
  sessionStorage: session,
  document: { cookie: 'x-access-token=secret' },
  location,
})
