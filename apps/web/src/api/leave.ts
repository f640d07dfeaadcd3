import { forgetCredentials, forgetTenant, signInAddress } from '../lib/credentials.ts'
import { exchange } from './exchange.ts'

/** On the way out: what is refused meanwhile leads nowhere else. */
let isSigningOut = false

/** To the sign-in, and back here afterwards. */
export function toSignIn(): void {
  if (isSigningOut) return
  forgetCredentials()
  const address = signInAddress(location.pathname + location.search)
  if (address !== null) location.replace(address)
}

/** To the choice of a tenant; the session goes on, since it is the person's and not the tenant's. */
export function toTenantChoice(): void {
  forgetTenant()
  location.replace('/codeCallback')
}

/** A step on the way out; one that fails holds nobody back: a session ends by itself within a day. */
async function attempt(call: Parameters<typeof exchange>[0]): Promise<unknown> {
  try {
    return await exchange(call)
  } catch {
    return undefined
  }
}

/** Signs out here and at the issuer, which wants to know whose session ends and is therefore asked first. */
export async function logout(): Promise<void> {
  isSigningOut = true
  const url = `/api/lh-auth/logoutAddress?redirectUri=${encodeURIComponent('/')}`
  // The contract of sso.logoutAddress.
  const goal = (await attempt({ method: 'GET', url })) as { url: string } | undefined
  await attempt({ method: 'POST', url: '/api/lh-base/sysOperateLog/saveLoginOutLog', body: {} })
  await attempt({ method: 'POST', url: '/api/lh-base/user/logout', body: {} })
  forgetCredentials()
  const address = goal?.url ?? '/login'
  // On the page itself the sentence that says why would be gone before anybody has read it.
  if (address !== location.pathname) location.replace(address)
  else isSigningOut = false
}
