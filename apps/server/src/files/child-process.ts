import { AppError } from '@yuncang/shared/errors'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveWay } from '../platform/give-way.ts'

/** A child's code: beside the bundle as one file, or in the source tree. */
function entryOf(name: string): string {
  const places = [`${name}.js`, `spreadsheet/${name}.ts`, `content/${name}.ts`]
  const found = places.map((place) => join(import.meta.dirname, place)).find(existsSync)
  if (!found) throw new Error(`the code of child process ${name} is missing`)
  return found
}

export type ChildLimits = { memoryMb: number; ms: number }

/**
 * Runs untrusted or heavy work in a process of its own, which a bad file may kill without harm (reliability.md T10), and
 * which leaves the processor to the answers that people wait for.
 * `onMessage` gets each message; the promise ends with the child. Throws `spreadsheet.bomb` when it needs more than
 * its memory, `spreadsheet.tooSlow` when it outlives its time, `spreadsheet.unreadable` when it dies otherwise.
 */
export function runChild(
  name: string,
  job: unknown,
  limits: ChildLimits,
  onMessage: (message: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(entryOf(name), [], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    })
    if (child.pid) giveWay(child.pid)
    let failure: Error | undefined
    const stop = (reason: Error) => {
      failure ??= reason
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => stop(new AppError('spreadsheet.tooSlow')), limits.ms)
    const abort = () => stop(new AppError('request.gone'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    child.on('message', (message) => {
      try {
        onMessage(message)
      } catch (error) {
        stop(error instanceof Error ? error : new Error(String(error)))
      }
    })
    child.on('error', stop)
    child.on('exit', (code, killedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      if (failure) reject(failure)
      else if (code === 0) resolve()
      // That is how the engine ends when its memory cap is reached.
      else if (killedBy === 'SIGABRT') reject(new AppError('spreadsheet.bomb'))
      else reject(new AppError('spreadsheet.unreadable'))
    })
    child.send({ job })
  })
}
