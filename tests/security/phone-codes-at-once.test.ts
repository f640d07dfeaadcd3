// @postgres: races for a code
import { system } from '@yuncang/db/handle'
import { describe, expect, test } from 'vitest'
import { minute, phone, phoneCodeSuite, wrongFor } from '../support/phone-codes.ts'

const { app, later, ask, signIn, messages, codeFor } = phoneCodeSuite()

describe('a phone code', () => {
  test('two right answers at once open one session', async () => {
    const code = await codeFor(phone)
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('takes five guesses: of a hundred at once no more are judged, and then the right one is dead', async () => {
    const code = await codeFor(phone)
    const wrong = wrongFor(code)
    const guesses = await Promise.all(Array.from({ length: 100 }, () => signIn(wrong)))
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect(guesses.every(({ status }) => status === 400 || status === 429)).toBe(true)
    const [row] = await app().services.db.read(system('test'), async (db) =>
      db.select(db.t.phoneCode),
    )
    expect(row?.guessesLeft).toBe(0)
    later(9 * minute)
    expect((await signIn(code)).status).toBe(400)
  })
})

test('asking for a code a hundred times at once sends one', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(phone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await messages()).toHaveLength(1)
})
