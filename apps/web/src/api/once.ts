import { ApiError } from './failure.ts'

/** Before something is said for the second and for the third time. */
const waits = [1000, 3000]

/** Keys of what was said and not answered, by what it was. */
const unanswered = new Map<string, string>()

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Nobody knows whether it was done: no answer came, or the server is still at it. */
const isOpen = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 0 || error.data?.reason === 'idempotency.running')

/** Who has waited for minutes decides themselves. */
const isLate = ({ data }: ApiError): boolean => data?.reason === 'request.timeout'

async function untilAnswered<R>(
  attempt: () => Promise<R>,
  [wait, ...more]: readonly number[],
): Promise<R> {
  try {
    return await attempt()
  } catch (error) {
    if (wait === undefined || !isOpen(error) || isLate(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return untilAnswered(attempt, more)
  }
}

/**
 * Has something done once, however often it has to be said until an answer comes: under one Idempotency-Key, which is
 * used again when a person sends the same once more (docs/domain/wire.md#idempotency-and-repeated-submissions). `what`
 * tells it from anything else.
 */
export async function once<R>(what: string, attempt: (key: string) => Promise<R>): Promise<R> {
  const key = unanswered.get(what) ?? newKey()
  unanswered.set(what, key)
  try {
    const answer = await untilAnswered(() => attempt(key), waits)
    unanswered.delete(what)
    return answer
  } catch (error) {
    if (!isOpen(error)) unanswered.delete(what)
    throw error
  }
}
