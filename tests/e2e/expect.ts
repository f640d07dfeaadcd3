import { errors, expect as playwright, type Locator, type Page } from '@playwright/test'

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

const isPart = (actual: unknown): actual is Locator => isObject(actual) && 'waitFor' in actual
const isPage = (actual: unknown): actual is Page => isObject(actual) && 'goto' in actual

const namesTime = (given: readonly unknown[]) => {
  const last = given.at(-1)
  return isObject(last) && 'timeout' in last
}

/** What may hold of no part, or of several. */
const needNoPart = new Set(['toBeAttached', 'toHaveCount'])
const states = new Map<string, 'visible' | 'hidden'>([
  ['toBeVisible', 'visible'],
  ['toBeHidden', 'hidden'],
])
const areOfText = new Set(['toHaveText', 'toContainText'])

/** Waits for what is needed before anything can be expected; whether it came within a turn, or there is nothing to wait for. */
async function came(actual: unknown, matcher: string, [first]: readonly unknown[]) {
  const options = { timeout: turnMs }
  const isText = typeof first === 'string' || first instanceof RegExp
  try {
    if (isPage(actual) && matcher === 'toHaveURL' && isText)
      await actual.waitForURL(first, { waitUntil: 'commit', ...options })
    if (isPart(actual) && !needNoPart.has(matcher) && !Array.isArray(first)) {
      const part = areOfText.has(matcher) && isText ? actual.filter({ hasText: first }) : actual
      await part.waitFor({ state: states.get(matcher) ?? 'attached', ...options })
    }
    return true
  } catch (error) {
    // All else is told by the expectation.
    return !(error instanceof errors.TimeoutError)
  }
}

/**
 * One turn after the other until it holds. What fails long before its turn is over would fail the next time as well.
 * Playwright puts the whole page into words each time that it does not find what is expected, which was a tenth of what
 * the browser did in stories: so what can be waited for is waited for before anything is expected of it.
 */
async function patiently(
  isReady: () => Promise<boolean>,
  step: () => Promise<unknown>,
): Promise<unknown> {
  const end = performance.now() + patienceMs
  while (!(await isReady()) && performance.now() < end);
  for (;;) {
    const began = performance.now()
    try {
      return await step()
    } catch (error) {
      const now = performance.now()
      if (now - began < turnMs / 2 || now > end) throw error
    }
  }
}

/** The matchers of one thing, each in turns; `turn` has the same for one of them, `actual` is what is looked at. */
function waiting(whole: object, turn: object, actual?: unknown): object {
  return new Proxy(whole, {
    get(_whole, name) {
      const own: unknown = Reflect.get(whole, name)
      const brief: unknown = Reflect.get(turn, name)
      // What is not to hold: `not`.
      if (isObject(own) && isObject(brief)) return waiting(own, brief)
      if (!isStep(own) || !isStep(brief)) return own
      return (...given: unknown[]) =>
        namesTime(given)
          ? own.apply(whole, given)
          : patiently(
              () => came(actual, String(name), given),
              () => brief.apply(turn, given),
            )
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
    isPart(given[0]) || isPage(given[0])
      ? waiting(playwright(...given), inTurn(...given), given[0])
      : playwright(...given),
  get: (_target, name) => (name === 'poll' ? poll : Reflect.get(playwright, name)),
})
