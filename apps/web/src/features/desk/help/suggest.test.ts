import { expect, test } from 'vitest'
import { papersIn, suggestions } from './suggest.ts'

const titles = Array.from({ length: 30 }, (_, at) => ({
  id: String(at),
  briefInstructions: `How To ${at}`,
  routes: [],
}))

test('spec §2 help: at most 20 titles are suggested, by a part in any case', () => {
  expect(suggestions(titles, 'how')).toHaveLength(20)
  expect(suggestions(titles, ' TO 29')).toMatchObject([{ id: '29' }])
  expect(suggestions(titles, '  ')).toEqual([])
  expect(suggestions(titles, 'fees')).toEqual([])
})

test('attachments that are no list are none', () => {
  expect(papersIn('[{"id":"1","name":"表.pdf","url":"/x"}]')).toEqual([{ id: '1', name: '表.pdf' }])
  expect(papersIn('')).toEqual([])
  expect(papersIn('{"id":1}')).toEqual([])
})
