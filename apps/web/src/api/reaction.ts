import { config } from '../config.ts'
import { ApiError } from './failure.ts'
import { leaveLostSession, logout, sayWhyOneLeaves, toTenantChoice } from './leave.ts'
import { rightsMayHaveChanged } from './rights.ts'
import { showLockScreen } from './session-lock.ts'

/** What a failed call leads to, beside being refused (docs/domain/wire.md#what-the-client-does-with-a-failure). */
export type Reaction =
  | { readonly kind: 'signIn' | 'locked' | 'silent' | 'toast' }
  | { readonly kind: 'tenantLocked'; readonly leaveAfterMs: number }
  | { readonly kind: 'noRight'; readonly logoutAfterMs: number; readonly propagateAfterMs: number }

const noRight = '您暂无权限登录智慧云仓操作平台'
const noRightReasons: readonly unknown[] = ['session.noRight', 'signOn.pending']

/** Where a tenant is chosen or asked for: the page itself says that it is locked. */
const signInPages = ['/login', '/codeCallback']

export function reactionTo(
  { code, message, data }: Pick<ApiError, 'code' | 'message' | 'data'>,
  path: string,
  silentCodes: readonly number[] = config.silentCodes,
): Reaction {
  if (code === 401) return { kind: 'signIn' }
  if (data?.reason === 'session') return { kind: 'locked' }
  if (data?.reason === 'tenant' && !signInPages.includes(path)) {
    return { kind: 'tenantLocked', leaveAfterMs: 2000 }
  }
  if (message.includes(noRight) || noRightReasons.includes(data?.reason)) {
    return { kind: 'noRight', logoutAfterMs: 1000, propagateAfterMs: path === '/login' ? 500 : 0 }
  }
  return { kind: silentCodes.includes(code) ? 'silent' : 'toast' }
}

let isLeaving = false

/** Several calls may fail in the same way at once: one toast, one way out. */
function leaveWith(message: string, ms: number, leave: () => unknown): void {
  if (isLeaving) return
  isLeaving = true
  void sayWhyOneLeaves(message)
  setTimeout(() => {
    isLeaving = false
    leave()
  }, ms)
}

/** Does what a failure leads to wherever it happens, then passes it on. Toasts are up to who called. */
export async function refuse(error: unknown): Promise<never> {
  if (error instanceof ApiError) {
    const reaction = reactionTo(error, location.pathname)
    if (reaction.kind === 'signIn') void leaveLostSession()
    if (reaction.kind === 'locked') showLockScreen()
    // The page offered what is not permitted: it knows its person's rights from earlier.
    if (error.data?.reason === 'access.denied') rightsMayHaveChanged()
    if (reaction.kind === 'tenantLocked') {
      leaveWith(error.message, reaction.leaveAfterMs, toTenantChoice)
    }
    if (reaction.kind === 'noRight') {
      leaveWith(error.message, reaction.logoutAfterMs, logout)
      const { propagateAfterMs } = reaction
      if (propagateAfterMs > 0)
        await new Promise((resolve) => setTimeout(resolve, propagateAfterMs))
    }
  }
  throw error
}
