import { config } from '../config.ts'
import { createStore } from './store.ts'

export const store = createStore({
  prefix: config.appKey,
  // Undefined where nothing is stored, as in tests of pure code.
  local: globalThis.localStorage,
  session: globalThis.sessionStorage,
  now: Date.now,
})

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
