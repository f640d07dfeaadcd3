import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachWithConcurrency } from './for-each-with-concurrency.ts'

test('each is done once, and never more at a time than is allowed', async () => {
  const done: number[] = []
  let [running, most] = [0, 0]
  await forEachWithConcurrency([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
    done.push(item)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('one that fails holds up no other, and is not forgotten', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 1) throw new Error(`not ${item}`)
    done.push(item)
  }
  await expect(forEachWithConcurrency([1, 2, 3, 4], 2, work)).rejects.toThrow('not 1')
  expect(done).toEqual([2, 4])
})
