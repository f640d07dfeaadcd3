/** Keys of this application among others on the same origin. */
const prefix = 'yuncang-'

const over = (store: () => Storage) => ({
  get: (key: string): string | null => store().getItem(prefix + key),
  set: (key: string, value: string): void => store().setItem(prefix + key, value),
  remove: (key: string): void => store().removeItem(prefix + key),
})

export const storage = over(() => localStorage)
/** For this window only. */
export const sessionStore = over(() => sessionStorage)

/** Forgets everything of a sign-in; how the product looks to this person stays. */
export function clearStorage(keep: readonly string[]): void {
  for (const store of [localStorage, sessionStorage]) {
    const own = Object.keys(store).filter((key) => key.startsWith(prefix))
    for (const key of own) if (!keep.includes(key.slice(prefix.length))) store.removeItem(key)
  }
}

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
