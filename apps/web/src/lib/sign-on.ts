/** Where the browser goes to sign in at the issuer; it comes back to `path`. */
export const authorizeAddress = (path: string): string =>
  `/sso/authorize?redirect_uri=${encodeURIComponent(path)}`

const lockPage = '/lock'
/** Says that the lock screen has just been opened, and is not to be locked again. */
const opened = '?opened=1'

/** Where the browser goes to prove at the issuer who locked its session; it comes back to `path`, unlocked. */
export const unlockAddress = (path: string): string =>
  `${authorizeAddress(path === lockPage ? lockPage + opened : path)}&unlock=1`

/**
 * Whether an address asks for the lock: somebody went to the lock screen by hand, and has not just opened it or loaded
 * it anew.
 */
export const asksToLock = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isReload: boolean,
): boolean => pathname === lockPage && search !== opened && !isReload

/** Where a tenant is chosen before `path` is shown (docs/domain/interface.md#pages-before-the-sign-in). */
export const choiceAddress = (path: string): string =>
  `/codeCallback?type=tenant&redirect_uri=${encodeURIComponent(path)}`
