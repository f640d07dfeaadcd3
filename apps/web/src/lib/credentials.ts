import { preferencesKey } from './preferences-key.ts'
import { clearStorage, dropCookie, readCookie, sessionStore, storage } from './storage.ts'

const cookie = 'x-access-token'
const tenantKey = 'tenant'
const sectionKey = 'section'

/** The sign-in token lives in its cookie and nowhere else; the server sets it. */
export const token = (): string | undefined => readCookie(cookie)

export const chosenTenant = (): string | null => storage.get(tenantKey)

export const chooseTenant = (dataNode: string): void => storage.set(tenantKey, dataNode)

/** The business section in use, in this window. */
export const chosenSection = (): string | null => sessionStore.get(sectionKey)

export const chooseSection = (name: string): void => sessionStore.set(sectionKey, name)

/** To another tenant: nothing of the one before is kept (spec.md §4). */
export function switchTenant(dataNode: string): void {
  clearStorage([preferencesKey])
  chooseTenant(dataNode)
  location.assign('/')
}

/** Forgets who was here. */
export function forgetCredentials(): void {
  dropCookie(cookie)
  clearStorage([preferencesKey])
}

/** Only our own paths are returned to after signing in. */
export const safeReturnPath = (path: string | null): string =>
  path !== null && /^\/[\w\-./?=&%$]*$/.test(path) && !path.startsWith('//') ? path : '/'
