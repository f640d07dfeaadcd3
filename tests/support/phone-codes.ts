import { demoAccounts } from '@yuncang/server/demo/tenants'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { afterEach, beforeEach, expect } from 'vitest'
import { startApp, type TestApp } from './app.ts'

export const phoneOf = (account: string) =>
  demoAccounts().find((each) => each.account === account)?.phone ?? ''
/** That of who signs in. */
export const phone = phoneOf('kf')
export const minute = 60_000

export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

/** An application for each test, which sends codes to phones, with a clock that goes on when it is told to. */
export function phoneCodeSuite() {
  let now: string
  let app: TestApp
  const later = (ms: number) => {
    now = new Date(Date.parse(now) + ms).toISOString()
  }

  beforeEach(async () => {
    now = '2026-11-21T04:00:00.000Z'
    app = await startApp({ clock: () => now })
  })
  afterEach(() => app.close())

  const ask = (to: string, tenantId = '') => app.call('phoneCode.send', { phone: to, tenantId })
  const signIn = (code: string, more: object = {}) =>
    app.call('session.token', { type: 'phone', phone, code, ...more })

  async function messages(): Promise<{ phone: string; code: string; account: string }[]> {
    await deliverDue(app.services)
    const response = await app.app.inject({ method: 'GET', url: '/demo/outbox' })
    return response.json().data
  }
  async function codeFor(to: string, tenantId = ''): Promise<string> {
    expect((await ask(to, tenantId)).body).toMatchObject({ code: 200 })
    return (await messages()).find((each) => each.phone === to)?.code ?? ''
  }
  return { app: () => app, later, ask, signIn, messages, codeFor }
}
