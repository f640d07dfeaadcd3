import { send } from '../../api/request.ts'
import { chooseTenant } from '../../lib/credentials.ts'

/** Set when an issuer asks who is there, and the page answers it instead of opening a session itself. */
export const askedBy = (): string => new URLSearchParams(location.search).get('uid') ?? ''

/** Shows a claim to the server and goes on: into the application, or back to the issuer that asked. */
export async function enter(claim: Record<string, string>, target: string): Promise<void> {
  const tenantId = (claim['tenantId'] ?? '').trim()
  const answer = await send('POST', '/api/lh-auth/token', { ...claim, tenantId, uid: askedBy() })
  if (tenantId) chooseTenant(tenantId)
  // The contract of session.token.
  const { redirectTo } = answer as { redirectTo?: string }
  location.replace(redirectTo ?? target)
}
