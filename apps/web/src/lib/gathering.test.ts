import { expect, test } from 'vitest'
import { createGathering } from './gathering.ts'

function world() {
  const due: (() => void)[] = []
  const passed: (readonly number[] | null)[] = []
  const gathering = createGathering<number>({
    after: (_ms, work) => {
      due.push(work)
      return () => {}
    },
  })
  gathering.follow((gathered) => void passed.push(gathered))
  return { add: gathering.add, rested: () => due.shift()?.(), passed }
}

test('the first is passed on at once, what follows together after a rest', () => {
  const { add, rested, passed } = world()
  add([1])
  add([2])
  add([3, 4])
  expect(passed).toEqual([[1]])
  rested()
  expect(passed).toEqual([[1], [2, 3, 4]])
  rested()
  add([5])
  expect(passed.at(-1)).toEqual([5])
})

test('everything swallows what was named', () => {
  const { add, rested, passed } = world()
  add([1])
  add(null)
  add([2])
  rested()
  expect(passed).toEqual([[1], null])
})
