import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { comeToCallback, openBrowser } from '../../support/browser.ts'

/** A sign-on that has come as far as its code, in its browser. */
export async function ssoWorld(app: TestApp) {
  const browser = openBrowser(app.app)
  return { browser, callback: await comeToCallback(browser) }
}
type SsoWorld = Awaited<ReturnType<typeof ssoWorld>>

export const ssoSamples: Record<string, Sample<SsoWorld>> = {
  'sso.codeCallback': {
    as: '',
    // A code of the issuer is good for a minute.
    before: async (world) => {
      world.callback = await comeToCallback(world.browser)
    },
    input: ({ callback }) => callback,
    headers: ({ browser }) => ({ cookie: browser.cookies(), host: 'localhost' }),
  },
  'sso.logoutAddress': { as: 'kf', input: () => ({ redirectUri: '/wel/index' }) },
}
