import { AppError } from '@yuncang/shared/errors'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lowerPriority } from '../platform/lower-priority.ts'

/** A child's code: beside the bundle as one file, or in the source tree. */
function entryOf(name: string): string {
  const places = [
    `${name}.js`,
    `spreadsheet/${name}.ts`,
    `content/${name}.ts`,
    `docx/${name}.ts`,
    `../papers/${name}.ts`,
  ]
  const found = places.map((place) => join(import.meta.dirname, place)).find(existsSync)
  if (!found) throw new Error(`the code of child process ${name} is missing`)
  return found
}

export type ChildLimits = { memoryMb: number; ms: number }

/** What is said when a child needs more than its memory, outlives its time, or dies otherwise. */
type Failures = { readonly memory: AppError; readonly time: AppError; readonly death: AppError }

const ofFiles = (): Failures => ({
  memory: new AppError('spreadsheet.bomb'),
  time: new AppError('spreadsheet.tooSlow'),
  death: new AppError('spreadsheet.unreadable'),
})

/** Nothing of the server's environment, which holds its secrets, but where compiled code lies: a start takes half the time. */
function childEnv(): NodeJS.ProcessEnv {
  const compiled = process.env['NODE_COMPILE_CACHE']
  return compiled ? { NODE_COMPILE_CACHE: compiled } : {}
}

type ChildRun = {
  readonly name: string
  readonly job: unknown
  readonly limits: ChildLimits
  /** Those of a file that somebody sent, unless said otherwise. */
  readonly failures?: Failures
  readonly onMessage: (message: unknown) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs untrusted or heavy work in a process of its own, which a bad file may kill without harm
 * (docs/domain/files.md#untrusted-files), and which leaves the processor to the answers that people wait for.
 * `onMessage` gets each message; the promise ends with the child, or with one of `failures`.
 */
export function runChild(run: ChildRun): Promise<void> {
  const { name, job, limits, failures = ofFiles(), onMessage, signal } = run
  return new Promise((resolve, reject) => {
    const child = fork(entryOf(name), [], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnv(),
    })
    if (child.pid) lowerPriority(child.pid)
    let failure: Error | undefined
    const stop = (reason: Error) => {
      failure ??= reason
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => stop(failures.time), limits.ms)
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
      else if (killedBy === 'SIGABRT') reject(failures.memory)
      else reject(failures.death)
    })
    child.send({ job })
  })
}
