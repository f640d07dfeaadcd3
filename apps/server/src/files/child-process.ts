import { AppError } from '@yuncang/shared/errors'
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lowerPriority } from '../platform/lower-priority.ts'
import { watchWork } from '../platform/worked.ts'
import type { ChildAnswer, ChildTask } from './child-work.ts'

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

/** What a job may need: memory, and processor time in ms. */
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

/** How long a child waits for another job: people send one file after the other. */
const waitMs = 10_000

type Waiting = { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }

/** Children that have done a job and wait for another, at most one of each kind. */
const waiting = new Map<string, Waiting>()

const kindOf = ({ name, limits }: ChildRun) => `${name} ${limits.memoryMb}`

/**
 * Runs untrusted or heavy work in another process, which a bad file may kill without harm
 * (docs/domain/files.md#untrusted-files), and which leaves the processor to the answers that people wait for.
 * `onMessage` gets each message; the promise ends with the job, or with one of `failures`.
 */
export async function runChild(run: ChildRun): Promise<void> {
  const failures = run.failures ?? ofFiles()
  const used = takeWaiting(kindOf(run))
  if (!used) return work(start(run), run, failures)
  let isHeard = false
  const onMessage = (message: unknown) => {
    isHeard = true
    run.onMessage(message)
  }
  try {
    await work(used, { ...run, onMessage }, failures)
  } catch (error) {
    // What earlier jobs have left in the process condemns nothing.
    if (isHeard || (error !== failures.memory && error !== failures.death)) throw error
    await work(start(run), run, failures)
  }
}

/** Ends the children that wait for another job, as the end of this process does. */
export function endWaiting(): void {
  for (const kind of waiting.keys()) end(takeWaiting(kind))
}

function start({ name, limits }: ChildRun): ChildProcess {
  const child = fork(entryOf(name), [], {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnv(),
  })
  if (child.pid) lowerPriority(child.pid)
  return child
}

function work(child: ChildProcess, run: ChildRun, failures: Failures): Promise<void> {
  const { job, limits, onMessage, signal } = run
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let failure: Error | undefined
  const stop = (reason: Error) => {
    failure ??= reason
    child.kill('SIGKILL')
  }
  const endWatch = child.pid ? watchWork(child.pid, limits.ms, () => stop(failures.time)) : () => {}
  const abort = () => stop(new AppError('request.gone'))
  const hear = (raw: unknown) => {
    if (failure) return
    const answer = raw as ChildAnswer // of our own child
    try {
      if ('said' in answer) onMessage(answer.said)
      else finish(answer)
    } catch (error) {
      stop(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const finish = ({ isWorn }: { isWorn: boolean }) => {
    settle()
    if (isWorn) end(child)
    else letWait(kindOf(run), child)
    resolve()
  }
  const onError = (error: Error) => {
    stop(error)
    // A process that could not be started has no end to wait for.
    if (child.pid === undefined) onExit(null, null)
  }
  const onExit = (_code: number | null, killedBy: NodeJS.Signals | null) => {
    settle()
    // That is how the engine ends when its memory cap is reached.
    reject(failure ?? (killedBy === 'SIGABRT' ? failures.memory : failures.death))
  }
  const settle = () => {
    endWatch()
    signal?.removeEventListener('abort', abort)
    child.off('message', hear).off('error', onError).off('exit', onExit)
  }
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  child.on('message', hear).on('error', onError).on('exit', onExit)
  if (child.pid !== undefined)
    child.send({ job } satisfies ChildTask, (error) => {
      // It has died, and its end was not heard yet.
      if (error) stop(failures.death)
    })
  return promise
}

/** Nobody waits for a child that waits: this process may end before it. */
function letWait(kind: string, child: ChildProcess): void {
  if (waiting.has(kind)) return end(child)
  child.unref()
  child.channel?.unref()
  const timer = setTimeout(() => end(takeWaiting(kind)), waitMs).unref()
  waiting.set(kind, { child, timer })
}

function takeWaiting(kind: string): ChildProcess | undefined {
  const found = waiting.get(kind)
  if (!found) return undefined
  waiting.delete(kind)
  clearTimeout(found.timer)
  const { child } = found
  if (!child.connected || child.exitCode !== null || child.signalCode !== null) return undefined
  child.ref()
  child.channel?.ref()
  return child
}

/** A child ends when nobody can send it anything any more. */
function end(child: ChildProcess | undefined): void {
  if (child?.connected) child.disconnect()
}
