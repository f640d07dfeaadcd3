import { tokenName } from '@yuncang/shared/gateway/token'
import { authorizeAddress } from './sign-on.ts'
import { dropCookie, readCookie, store } from './storage.ts'

const tenantKey = 'tenant'
const roleKey = 'currentRole'
const pins = 'pins-'
/** Under which the pinned tabs of a person in a tenant lie. */
export const pinsKey = (dataNode: string, userId: string): string => `${pins}${dataNode}-${userId}`

/** How the page looks belongs to the browser; pinned tabs wait for their person to come back to their tenant. */
const isKept = (name: string): boolean => name === 'preferences' || name.startsWith(pins)

/** The sign-in token lives in its cookie and nowhere else; the server sets it. */
export const token = (): string | undefined => readCookie(tokenName)

export const chosenTenant = (): string | null => store.text(tenantKey)

/** Another tenant begins without a current section. */
export function chooseTenant(dataNode: string): void {
  if (chosenTenant() !== dataNode) store.remove(roleKey, 'session')
  store.set(tenantKey, dataNode)
}

/**
 * What the tenant is and has, beside its name, for whoever reads the browser's storage
 * (docs/domain/interface.md#what-the-browser-keeps).
 */
export function storeTenantFacts(
  tenant: Readonly<Record<'hasFutures' | 'hasPledge', 0 | 1> & { type: string }>,
): void {
  store.set('tenantType', tenant.type)
  store.set('hasFutures', tenant.hasFutures)
  store.set('hasPledge', tenant.hasPledge)
}

/** The business section that the person works in, for this window. */
export const storedRole = (): string | null => store.text(roleKey, 'session')

export const storeRole = (role: string): void => store.set(roleKey, role, 'session')

/** What this window alone keeps: section, tabs. */
export const forgetWindow = (): void => store.clear('session')

/** To another tenant: nothing of the one before is kept (docs/domain/interface.md#what-the-browser-keeps). */
export function switchTenant(dataNode: string): void {
  store.clear(undefined, isKept)
  forgetWindow()
  chooseTenant(dataNode)
  location.assign('/')
}

/** The tenant that was worked in is closed: another one has to be chosen. */
export function forgetTenant(): void {
  store.remove(tenantKey)
  store.remove(roleKey, 'session')
}

/** Forgets who was here: token, tenant, section, tabs. */
export function forgetCredentials(): void {
  dropCookie(tokenName)
  store.clear(undefined, isKept)
  forgetWindow()
}

/** Only our own paths are returned to after signing in. */
export const safeReturnPath = (path: string | null): string =>
  path !== null && /^\/[\w\-./?=&%$]*$/.test(path) && !path.startsWith('//') ? path : '/'

/** Where to sign in and come back to an address; null when we are there. */
export function signInAddress(here: string): string | null {
  const [path = '', search = ''] = here.split('?')
  if (path === '/login') return null
  // Who signs in wants to work: in the page that waits behind the choice of a tenant, and behind no lock.
  if (path === '/codeCallback') {
    return authorizeAddress(safeReturnPath(new URLSearchParams(search).get('redirect_uri')))
  }
  return authorizeAddress(path === '/lock' ? '/' : here)
}
