import { dropCookie, readCookie, storage } from './storage.ts'

const cookie = 'x-access-token'
const tenantKey = 'tenant'

/** The sign-in token lives in its cookie and nowhere else; the server sets it. */
export const token = (): string | undefined => readCookie(cookie)

export const chosenTenant = (): string | null => storage.get(tenantKey)

export const chooseTenant = (dataNode: string): void => storage.set(tenantKey, dataNode)

/** Forgets who was here. */
export function forgetCredentials(): void {
  dropCookie(cookie)
  storage.remove(tenantKey)
}

/** Only our own paths are returned to after signing in. */
export const safeReturnPath = (path: string | null): string =>
  path !== null && /^\/[\w\-./?=&%$]*$/.test(path) && !path.startsWith('//') ? path : '/'
