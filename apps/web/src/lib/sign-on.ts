/** Where the browser goes to sign in at the issuer; it comes back to `path`. */
export const authorizeAddress = (path: string): string =>
  `/sso/authorize?redirect_uri=${encodeURIComponent(path)}`
