import { repeatGuard } from '@yuncang/shared/kernel/repeat'

type Press = { readonly what: string; readonly at: number; readonly answer: Promise<unknown> }

/** Files, functions and other things that no text tells apart are told apart by what they are. */
const identities = new WeakMap<object, number>()
let known = 0

function identityOf(thing: object): number {
  const identity = identities.get(thing) ?? (known += 1)
  identities.set(thing, identity)
  return identity
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const textOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => {
    const isThing = typeof value === 'function' || (typeof value === 'object' && value !== null)
    return isThing && (typeof value === 'function' || !isPlain(value)) ? identityOf(value) : value
  }) ?? ''

/**
 * One wish of a person is taken once, however often they press: the same again is the first one's answer while that is
 * under way, and within the second in which it would be refused as a repeat
 * (docs/domain/wire.md#idempotency-and-repeated-submissions). What failed may be tried again at once.
 */
export function createPresses(now: () => number) {
  let last: Press | undefined
  let isOpen = false

  async function settle(own: Press): Promise<void> {
    try {
      await own.answer
      if (last === own) isOpen = false
    } catch {
      if (last === own) last = undefined
    }
  }

  return function press<R>(input: unknown, start: () => Promise<R>): Promise<R> {
    const what = textOf(input)
    const isSame = last?.what === what
    // The same wish has an answer of the same type.
    if (last && isSame && (isOpen || now() - last.at < repeatGuard.windowMs))
      return last.answer as Promise<R>
    const own: Press = { what, at: now(), answer: start() }
    last = own
    isOpen = true
    void settle(own)
    // Typed by `start`.
    return own.answer as Promise<R>
  }
}
