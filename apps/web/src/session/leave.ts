import { send } from '../api/request.ts'
import { forgetCredentials } from '../lib/credentials.ts'

/** Signs out here and at the issuer; the browser comes back to the start, which asks who is there. */
export async function leave(): Promise<void> {
  let url = '/login'
  try {
    const address = `/api/lh-auth/logoutAddress?redirectUri=${encodeURIComponent('/')}`
    // The contract of sso.logoutAddress; the issuer wants to know whose session ends, so it is asked first.
    url = ((await send('GET', address)) as { url: string }).url
    await send('POST', '/api/lh-base/sysOperateLog/saveLoginOutLog', {})
    await send('POST', '/api/lh-base/user/logout', {})
  } finally {
    forgetCredentials()
    location.assign(url)
  }
}
