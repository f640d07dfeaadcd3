import { exchange } from './exchange.ts'
import { repeated } from './failure.ts'
import { once } from './once.ts'
import { refuse } from './reaction.ts'
import { createRepeatGuard, requestKey } from './repeat-guard.ts'

const guard = createRepeatGuard(() => performance.now())

/** Sends one call to the gateway and opens its envelope. */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  options: { signal?: AbortSignal | undefined; preventRepeat?: boolean } = {},
): Promise<unknown> {
  const call = { method, url, body, ...options }
  const forget = guard.enter(call)
  if (!forget) throw repeated()
  try {
    if (!options.preventRepeat) return await exchange(call)
    return await once(requestKey(call), (idempotencyKey) => exchange({ ...call, idempotencyKey }))
  } catch (error) {
    forget()
    return refuse(error)
  }
}
