import { apiErrorOf } from './link.ts'

type Notify = (message: string) => void

let notify: Notify = () => {}

/** The shell lends its toasts, which live inside React. */
export function setNotify(given: Notify): void {
  notify = given
}

export const notifyFailure = (message: string): void => notify(message)

/**
 * For the sync dialogs: what the server answered is said like every failed call, and a lost connection says nothing
 * (spec.md §8, «Request failure in sync dialogs»).
 */
export function failQuietly(error: unknown): void {
  const { code, message } = apiErrorOf(error)
  if (code > 0) notifyFailure(message)
}
