import { expect, test } from 'vitest'
import { papersIn, suggestions } from './suggest.ts'

const titles = Array.from({ length: 30 }, (_, at) => ({
  id: String(at),
  briefInstructions: `How To ${at}`,
  routes: [],
}))

test('help: at most 20 titles are suggested, by a part in any case', () => {
  expect(suggestions(titles, 'how')).toHaveLength(20)
  expect(suggestions(titles, ' TO 29')).toMatchObject([{ id: '29' }])
  expect(suggestions(titles, '  ')).toEqual([])
  expect(suggestions(titles, 'fees')).toEqual([])
})

test('attachments that are no list are none, and bring no address of their own', () => {
  expect(papersIn('[{"id":"1","name":"表.pdf","url":"javascript:alert(1)"}]')).toEqual([
    { id: '1', name: '表.pdf' },
  ])
  const many = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), name: `${at}.pdf` }))
  expect(papersIn(JSON.stringify(many))).toEqual(many)
  for (const broken of ['', '[{"id":1', '{"id":1}', '[null]', '"x"', '[{"id":"1"}]']) {
    expect(papersIn(broken)).toEqual([])
  }
})
