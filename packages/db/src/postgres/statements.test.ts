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
      return { rows: [text] }
    },
  }
  // What answers here has the text that was asked as its only row.
  const statements = oneAtATime(client as unknown as Statements)
  const ask = (text: string) => statements.query(text)
  const answers = await Promise.allSettled([ask('a'), ask('b'), ask('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([asked, most]).toEqual([['a', 'b', 'c'], 1])
})

test('a result has its rows, and the one that pg remembers has none', async () => {
  const remembered = { rows: [{ id: '1' }], rowCount: 1 }
  const several = [{ rows: [] }, { rows: [{ id: '2' }] }]
  const client = { query: (text: string) => Promise.resolve(text === 'a' ? remembered : several) }
  const statements = oneAtATime(client as unknown as Statements)
  expect(await statements.query('a')).toEqual({ rows: [{ id: '1' }], rowCount: 1 })
  expect(remembered.rows).toEqual([])
  // Of several statements in one text.
  expect(await statements.query('b; c')).toEqual([{ rows: [] }, { rows: [{ id: '2' }] }])
})
