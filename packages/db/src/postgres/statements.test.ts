import { expect, test } from 'vitest'
import { oneAtATime, type Statements } from './statements.ts'

test('a connection is asked one thing at a time, in order, also after one that fails', async () => {
  const asked: string[] = []
  let atOnce = 0
  let most = 0
  const client = {
    async query(text: string) {
      most = Math.max(most, (atOnce += 1))
      asked.push(text)
      await Promise.resolve()
      atOnce -= 1
      if (text === 'b') throw new Error('refused')
      return text
    },
  }
  // What answers here is the text that was asked.
  const statements = oneAtATime(client as unknown as Statements)
  const ask = (text: string) => statements.query(text)
  const answers = await Promise.allSettled([ask('a'), ask('b'), ask('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([asked, most]).toEqual([['a', 'b', 'c'], 1])
})
