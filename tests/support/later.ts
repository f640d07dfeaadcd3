import { vi } from 'vitest'

/** What is so a second from now, by the clock that memories of a second go by: nobody waits for it. */
export async function aSecondLater<T>(look: () => Promise<T>): Promise<T> {
  const measured = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => measured() + 1000)
  try {
    return await look()
  } finally {
    clock.mockRestore()
  }
}
