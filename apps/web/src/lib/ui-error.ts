import { beginningOf, isStorableText } from '@yuncang/shared/validate/text'

/** Where an error of the interface was caught. */
export type UiErrorType = 'error' | 'unhandledrejection' | 'react' | 'chunk'

/** One error as it is kept until it is sent (docs/domain/interface.md#forms). */
export type UiError = {
  readonly url: string
  /** An ISO instant. */
  readonly time: string
  readonly type: UiErrorType
  readonly message: string
  readonly stack: string
  readonly info: string
}

export const keptAtMost = 200
/** Together at most three bytes times 20,000 letters: below what the server takes for an entry. */
const lengths = { url: 2000, message: 2000, stack: 8000, info: 8000 } as const

/** At most that long, and nothing in it that a database cannot hold. */
function clipped(text: string, length: number): string {
  const clip = beginningOf(text, length).toWellFormed()
  return isStorableText(clip)
    ? clip
    : Array.from(clip, (each) => (isStorableText(each) ? each : ' ')).join('')
}

function wordsOf(thrown: unknown): { message: string; stack: string } {
  if (thrown instanceof Error) return { message: thrown.message, stack: thrown.stack ?? '' }
  try {
    return {
      message: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? ''),
      stack: '',
    }
  } catch {
    return { message: typeof thrown, stack: '' }
  }
}

type Circumstances = { type: UiErrorType; url: string; time: string; info?: string }

export function uiErrorOf(thrown: unknown, { type, url, time, info = '' }: Circumstances): UiError {
  const { message, stack } = wordsOf(thrown)
  return {
    // What follows # may be a key to something.
    url: clipped(url.replace(/#.*$/s, ''), lengths.url),
    time,
    type,
    message: clipped(message, lengths.message),
    stack: clipped(stack, lengths.stack),
    info: clipped(info, lengths.info),
  }
}

/** Refused calls are told to the person and known to the server; this warning of browsers says nothing. */
export const isNoise = (thrown: unknown, message: string): boolean =>
  message.startsWith('ResizeObserver loop') ||
  (thrown instanceof Error &&
    ['ApiError', 'TRPCClientError', 'AbortError', 'CancelledError'].includes(thrown.name))

const isSame = (one: UiError, other: UiError): boolean =>
  one.message === other.message && one.stack === other.stack && one.url === other.url

/** The list with one more, unless it is there; the oldest go first. */
export const withError = (list: readonly UiError[], error: UiError): UiError[] =>
  list.some((each) => isSame(each, error)) ? [...list] : [...list, error].slice(-keptAtMost)

export const withoutErrors = (list: readonly UiError[], sent: readonly UiError[]): UiError[] =>
  list.filter((each) => !sent.some((one) => isSame(one, each)))
