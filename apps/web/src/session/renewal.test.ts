import { expect, test } from 'vitest'
import { followSession } from './renewal.ts'

/** A session is a number here; each look waits until it is let go. */
function world() {
  const looks: { answer: (next: number) => void; fail: () => void }[] = []
  const seen: number[] = []
  const ask = followSession({
    start: 1,
    load: () =>
      new Promise<number>((resolve, reject) => {
        looks.push({ answer: resolve, fail: () => reject(new Error('refused')) })
      }),
    onChange: (next) => void seen.push(next),
  })
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { ask, looks, seen, settled }
}

test('several who ask at once get one look, and a change is told once', async () => {
  const { ask, looks, seen, settled } = world()
  ask()
  ask()
  await settled()
  expect(looks).toHaveLength(1)
  looks[0]!.answer(2)
  await settled()
  looks[1]!.answer(2)
  await settled()
  expect([seen, looks.length]).toEqual([[2], 2])
})

test('a session that is the same is told to nobody', async () => {
  const { ask, looks, seen, settled } = world()
  ask()
  looks[0]!.answer(1)
  await settled()
  expect(seen).toEqual([])
})

test('who asks while a look is under way gets another, and a failed one leaves the way open', async () => {
  const { ask, looks, seen, settled } = world()
  ask()
  looks[0]!.fail()
  await settled()
  expect(looks).toHaveLength(1)
  ask()
  ask()
  looks[1]!.answer(2)
  await settled()
  looks[2]!.answer(3)
  await settled()
  expect(seen).toEqual([2, 3])
})
