import { forgetCredentials, signInAddress } from '../lib/credentials.ts'
import { exchange } from './exchange.ts'

/** To the sign-in, and back here afterwards. */
export function toSignIn(): void {
  forgetCredentials()
  const address = signInAddress(location.pathname + location.search)
  if (address !== null) location.replace(address)
}

/** Ends the session, here even when the server cannot be reached, and goes to the sign-in. */
export async function logout(): Promise<void> {
  try {
    await exchange({ method: 'POST', url: '/api/lh-base/user/logout', body: {} })
  } catch {
    // A session that the server does not know any more, or will forget by itself within a day.
  } finally {
    forgetCredentials()
    location.replace('/login')
  }
}
