import { forgetCredentials, forgetTenant, signInAddress } from '../lib/credentials.ts'
import { currentLanguage } from '../lib/language.ts'
import { hasTyped, keepTyped } from './before-leaving.ts'
import { exchange } from './exchange.ts'
import { notifyFailure } from './notify.ts'

const words = {
  kept: {
    zh: '登录已失效，内容已存为草稿',
    en: 'Your session has ended. What you typed is kept as a draft.',
  },
  typed: { zh: '填写的内容已存为草稿。', en: 'What you typed is kept as a draft.' },
  lost: { zh: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again.' },
}

/** On the way out: what is refused meanwhile leads nowhere else. */
let isSigningOut = false

/** Long enough to read one sentence. */
const readMs = 2500

/** To the sign-in, and back here afterwards. */
export function toSignIn(): void {
  if (isSigningOut) return
  forgetCredentials()
  const address = signInAddress(location.pathname + location.search)
  if (address !== null) location.replace(address)
}

/** Says why somebody has to leave, and keeps what they have typed: the browser has nothing to ask on the way. */
export async function sayWhyOneLeaves(why: string): Promise<void> {
  const isKept = hasTyped() && (await keepTyped())
  notifyFailure(isKept ? `${why} ${words.typed[currentLanguage()]}` : why)
}

let isLost = false

/** The same for a session that was lost at work: what is typed is kept, and that is said before it leads away. */
export async function leaveLostSession(): Promise<void> {
  if (isSigningOut || isLost) return
  if (!hasTyped()) {
    toSignIn()
    return
  }
  isLost = true
  const isKept = await keepTyped()
  const { kept, lost } = words
  notifyFailure((isKept ? kept : lost)[currentLanguage()])
  await new Promise((resolve) => setTimeout(resolve, readMs))
  isLost = false
  toSignIn()
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
