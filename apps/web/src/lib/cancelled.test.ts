import { expect, test } from 'vitest'
import { cachedWhenCancelled } from './cancelled.ts'

const failing = () => Promise.reject(new DOMException('', 'AbortError'))

test('a cancelled request is answered from what is there, a failed one fails', async () => {
  const given = new AbortController()
  given.abort()
  expect(await cachedWhenCancelled(failing, given.signal, () => ['木托'])).toEqual(['木托'])
  expect(await cachedWhenCancelled(failing, given.signal, () => undefined)).toEqual([])
  const running = new AbortController().signal
  await expect(cachedWhenCancelled(failing, running, () => ['木托'])).rejects.toThrow()
  expect(
    await cachedWhenCancelled(
      async () => ['铁箱'],
      running,
      () => ['木托'],
    ),
  ).toEqual(['铁箱'])
})
