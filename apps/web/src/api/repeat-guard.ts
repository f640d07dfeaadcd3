import { repeatGuard } from '@yuncang/shared/kernel/repeat'
import { byteLength } from '@yuncang/shared/validate/text'

const { windowMs, largestBytes } = repeatGuard

/** What tells a request from another: address and data. */
export const requestKey = ({ method, url, body }: Pick<Guarded, 'method' | 'url' | 'body'>) =>
  `${method} ${url} ${JSON.stringify(body) ?? ''}`

type Guarded = {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  readonly preventRepeat?: boolean | undefined
}

/**
 * Refuses a post or put that asks for it and is the same, address and data, as one less than a second before
 * (docs/domain/wire.md#idempotency-and-repeated-submissions): `enter` gives undefined for it. For others it gives the
 * way to forget the request again, for when it failed and may be repeated at once.
 */
export function createRepeatGuard(now: () => number) {
  const recent = new Map<string, number>()

  function removeOld(time: number): void {
    for (const [key, at] of recent) if (time - at >= windowMs) recent.delete(key)
  }

  return {
    enter(request: Guarded): (() => void) | undefined {
      const isGuarded =
        request.preventRepeat && ['POST', 'PUT'].includes(request.method.toUpperCase())
      if (!isGuarded) return () => {}
      const key = requestKey(request)
      if (key.length > largestBytes || byteLength(key) > largestBytes) return () => {}
      const time = now()
      removeOld(time)
      if (recent.has(key)) return undefined
      recent.set(key, time)
      return () => void recent.delete(key)
    },
  }
}
