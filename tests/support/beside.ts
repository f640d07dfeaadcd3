import { expect } from 'vitest'
import { anotherClient } from './another-client.ts'
import { statusAndReason, type Answer } from './app.ts'

type Call = () => Promise<Answer>
type Lock = { ownerUrl: string | undefined; lock: string; params?: string[] }

/**
 * Two calls on PostgreSQL, of which the first is held by a lock until the second is through or waits for the first. Gives
 * what both were answered.
 */
export async function beside(
  { ownerUrl, lock, params = [] }: Lock,
  [first, second]: readonly [Call, Call],
): Promise<unknown[][]> {
  const other = await anotherClient(ownerUrl)
  await other.query(lock, params)
  const held = first()
  await expect.poll(other.waiting).toBe(1)
  let isThrough = false
  const answer = second().finally(() => (isThrough = true))
  await expect.poll(async () => isThrough || (await other.waiting()) === 2).toBe(true)
  await other.commit()
  return (await Promise.all([held, answer])).map(statusAndReason)
}
