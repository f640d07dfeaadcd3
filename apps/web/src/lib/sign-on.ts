/** Where the browser goes to sign in at the issuer; it comes back to `path`. */
export const authorizeAddress = (path: string): string =>
  `/sso/authorize?redirect_uri=${encodeURIComponent(path)}`

/** Where the browser goes to prove at the issuer who locked its session; it comes back to `path`, unlocked. */
export const unlockAddress = (path: string): string => `${authorizeAddress(path)}&unlock=1`
