import { system } from '@yuncang/db/handle'
import { describe, expect, test } from 'vitest'
import { minute, phone, phoneCodeSuite, phoneOf } from '../support/phone-codes.ts'

const { app, later, ask, signIn, messages, codeFor } = phoneCodeSuite()

describe('a phone code', () => {
  test('signs in once', async () => {
    const code = await codeFor(phone)
    expect(code).toMatch(/^\d{6}$/)
    const first = await signIn(code)
    expect(first.body.data.accessToken).toMatch(/^[\w-]{43}$/)
    expect(first.headers['set-cookie']).toContain('Max-Age=86400')
    const second = await signIn(code)
    expect([second.status, second.body.msg]).toEqual([400, '手机号或验证码不正确'])
  })

  test('is good for ten minutes', async () => {
    const code = await codeFor(phone)
    later(10 * minute + 1000)
    expect((await signIn(code)).status).toBe(400)
    const next = await codeFor(phone)
    later(10 * minute - 1000)
    expect((await signIn(next)).status).toBe(200)
  })

  test('of one phone or tenant is worth nothing for another', async () => {
    const code = await codeFor(phone, 'WMS_DEMO')
    expect((await signIn(code, { phone: phoneOf('sh'), tenantId: 'WMS_DEMO' })).status).toBe(400)
    expect((await signIn(code, { tenantId: 'WMS_ZJWL' })).status).toBe(400)
    expect((await signIn(code)).status).toBe(400)
    expect((await signIn(code, { tenantId: 'WMS_DEMO' })).status).toBe(200)
  })

  test('is replaced by the next one', async () => {
    const first = await codeFor(phone)
    later(minute + 1)
    const second = await codeFor(phone)
    if (first !== second) expect((await signIn(first)).status).toBe(400)
    expect((await signIn(second)).status).toBe(200)
  })

  test('stands in no log and in no table but the outbox, and there only until it is sent', async () => {
    await ask(phone)
    const code = (await messages())[0]?.code ?? 'none'
    expect((await signIn(code)).status).toBe(200)
    expect(app().logLines.join('')).not.toContain(code)
    expect(app().logLines.join('')).not.toContain(phone)
    await app().services.db.read(system('test'), async (db) => {
      const rows = [...(await db.select(db.t.outbox)), ...(await db.select(db.t.phoneCode))]
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(`${code}，`)
    })
  })
})

describe('asking for a code', () => {
  test('says the same of a phone that nobody has, of a foreign tenant and of somebody disabled', async () => {
    await app().services.db.transaction(system('test'), async (tx) => {
      const { user } = tx.t
      const { eq } = await import('@yuncang/db/sql')
      await tx.update(user, { status: 0 }, eq(user.account, 'sh'))
    })
    const answers = [
      await ask(phone),
      await ask('13800000000'),
      await ask(phoneOf('ck'), 'WMS_ZJWL'),
      await ask(phoneOf('sh')),
      await ask(phoneOf('nobody')),
    ]
    for (const { body } of answers)
      expect(body).toEqual({ code: 200, msg: 'ok', data: { expiresIn: 600, waitSeconds: 60 } })
    expect((await messages()).map((each) => each.account)).toEqual(['kf'])
  })

  test('waits a minute, then twice as long each time, for phones that nobody has as well', async () => {
    for (const to of [phone, '13800000000']) {
      for (const seconds of [60, 120, 240]) {
        expect((await ask(to)).body.data.waitSeconds).toBe(seconds)
        const held = await ask(to)
        expect([held.status, held.headers['retry-after']]).toEqual([429, String(seconds)])
        later(seconds * 1000)
      }
    }
  })

  test('waits no longer when the clock is put back', async () => {
    await ask(phone)
    later(-minute)
    expect((await ask(phone)).headers['retry-after']).toBe('60')
    later(-60 * minute)
    expect((await ask(phone)).body.data?.waitSeconds).toBe(120)
  })

  test('begins anew after a good sign-in', async () => {
    await ask(phone)
    later(minute)
    expect((await signIn(await codeFor(phone))).status).toBe(200)
    expect((await ask(phone)).body.data.waitSeconds).toBe(60)
  })

  test('from one network for phone after phone waits too', async () => {
    const phones = Array.from({ length: 11 }, (_, index) => `138000000${10 + index}`)
    const statuses: number[] = []
    for (const each of phones) statuses.push((await ask(each)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    later(minute)
    expect((await ask(phones[10]!)).status).toBe(200)
  })

  test.each([
    ['', '手机号码不能为空'],
    ['1380000', '手机号码长度不为11位'],
    ['05321234567', '手机号码格式不正确'],
  ])('for %j is refused by the phone rule', async (to, sentence) => {
    const { status, body } = await ask(to)
    expect([status, body.msg]).toEqual([400, sentence])
  })
})
