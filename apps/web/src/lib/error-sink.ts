import { isNoise, keptAtMost, uiErrorOf, type UiError, type UiErrorType } from './ui-error.ts'

type Sink = (error: UiError) => void

let sink: Sink | undefined
let early: UiError[] = []

/** Notes an error of the interface. */
export function collectError(thrown: unknown, type: UiErrorType, info = ''): void {
  const time = new Date().toISOString()
  const error = uiErrorOf(thrown, { type, url: location.href, time, info })
  if (isNoise(thrown, error.message)) return
  if (sink) sink(error)
  else if (early.length < keptAtMost) early.push(error)
}

/** Where errors go from now on, those from before included. */
export function setErrorSink(given: Sink): void {
  sink = given
  for (const error of early) sink(error)
  early = []
}

/** Notes what nobody caught. */
export function listenForErrors(window: Window): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    collectError(error ?? message, 'error', `${filename}:${lineno}:${colno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    collectError(reason, 'unhandledrejection'),
  )
}
