import { expect, test } from 'vitest'
import { everyPage } from './list-page.ts'

const rows = Array.from({ length: 450 }, (_, nth) => ({ id: `r${nth}` }))

test('every record of a list is fetched once, page after page, with progress', async () => {
  const progress: number[] = []
  const asked: number[] = []
  const found = await everyPage(
    async ({ current, size }) => {
      asked.push(current)
      // One record slips onto the next page between two calls.
      const from = (current - 1) * size - (current > 1 ? 1 : 0)
      return { records: rows.slice(from, from + size), total: rows.length }
    },
    (loaded) => progress.push(loaded),
  )
  expect(asked).toEqual([1, 2, 3])
  expect(new Set(found.map((row) => row.id)).size).toBe(found.length)
  expect(progress).toEqual([200, 399, 450])
})

test('a list that ends early ends the walk', async () => {
  const empty = async () => ({ records: [], total: 1000 })
  expect(await everyPage(empty, () => {})).toEqual([])
})
