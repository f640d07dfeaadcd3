import { expect as playwright } from '@playwright/test'

/*
 * Playwright looks for what is expected a few times at once and then each half second; every tenth of one where it may
 * wait for less than two and a half. So a page is waited for in short turns, and a story goes on as soon as it may.
 */
const turnMs = 2400
const patienceMs = 60_000

const inTurn = playwright.configure({ timeout: turnMs })

type Step = (...given: readonly unknown[]) => Promise<unknown>

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null
const isStep = (given: unknown): given is Step => typeof given === 'function'

const isWaitedFor = (actual: unknown) =>
  isObject(actual) && ('goto' in actual || 'waitFor' in actual)

const namesTime = (given: readonly unknown[]) => {
  const last = given.at(-1)
  return isObject(last) && 'timeout' in last
}

/** One turn after the other until it holds. What fails long before its turn is over would fail the next time as well. */
async function patiently(step: Step, given: readonly unknown[]): Promise<unknown> {
  const end = performance.now() + patienceMs
  for (;;) {
    const began = performance.now()
    try {
      return await step(...given)
    } catch (error) {
      const now = performance.now()
      if (now - began < turnMs / 2 || now > end) throw error
    }
  }
}

/** The matchers of one thing, each in turns; `turn` has the same for one of them. */
function waiting(whole: object, turn: object): object {
  return new Proxy(whole, {
    get(_whole, name) {
      const own: unknown = Reflect.get(whole, name)
      const brief: unknown = Reflect.get(turn, name)
      if (isObject(own) && isObject(brief)) return waiting(own, brief)
      if (!isStep(own) || !isStep(brief)) return own
      return (...given: unknown[]) =>
        namesTime(given) ? own.apply(whole, given) : patiently(brief.bind(turn), given)
    },
  })
}

/** Looks again and again, as what is expected of a page does. */
const poll: typeof playwright.poll = (read, given) => {
  const options = typeof given === 'string' ? { message: given } : given
  return playwright.poll(read, { intervals: [100], ...options })
}

/** That of Playwright; what is expected of a page or of a part of it may take a minute, unless it says otherwise. */
export const expect: typeof playwright = new Proxy(playwright, {
  apply: (_target, _self, given: Parameters<typeof playwright>) =>
    isWaitedFor(given[0]) ? waiting(playwright(...given), inTurn(...given)) : playwright(...given),
  get: (_target, name) => (name === 'poll' ? poll : Reflect.get(playwright, name)),
})
