import { AppError } from '@yuncang/shared/errors'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endWaiting, runChild } from './child-process.ts'

/* Which process does a job, and what becomes of it; here the one that looks at uploads. */
const folder = mkdtempSync(join(tmpdir(), 'child-'))
const started: ChildProcess[] = []
const onChild = (message: unknown) => {
  started.push((message as { process: ChildProcess }).process) // as Node documents it
}

beforeAll(() => subscribe('child_process', onChild))
beforeEach(() => {
  endWaiting()
  started.length = 0
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  unsubscribe('child_process', onChild)
  endWaiting()
  rmSync(folder, { recursive: true })
})

/** What is said of a file of these bytes. */
async function verdictOn(
  text: string,
  { signal, ms = 20_000 }: { signal?: AbortSignal; ms?: number } = {},
): Promise<unknown> {
  const path = join(folder, 'file')
  writeFileSync(path, text)
  const said: unknown[] = []
  await runChild({
    name: 'inspect-child',
    job: { path, out: `${path}.kept`, small: `${path}.small` },
    limits: { memoryMb: 192, ms },
    onMessage: (message) => said.push(message),
    signal,
  })
  return said
}
const reasonOf = (run: Promise<unknown>) =>
  run.then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.reason : String(error)),
  )

const paper = '%PDF-1.7\n%%EOF'
const isRead = [{ type: 'application/pdf' }]

describe('a process that has read a file', () => {
  test('reads the next', async () => {
    for (let files = 0; files < 3; files += 1) expect(await verdictOn(paper)).toEqual(isRead)
    expect(started).toHaveLength(1)
  })

  test('ends when nothing comes for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await verdictOn(paper)
    const [child] = started
    vi.advanceTimersByTime(9_999)
    expect(child!.connected).toBe(true)
    vi.advanceTimersByTime(1)
    const [code] = await once(child!, 'exit')
    expect(code).toBe(0)
    await verdictOn(paper)
    expect(started).toHaveLength(2)
  })

  test('ends after a file that was refused', async () => {
    expect(await verdictOn('MZ no document')).toEqual([
      expect.objectContaining({ reason: expect.any(String) }),
    ])
    await once(started[0]!, 'exit')
    expect(await verdictOn(paper)).toEqual(isRead)
    expect(started).toHaveLength(2)
  })

  test('ends when another one waits already', async () => {
    const both = await Promise.all([verdictOn(paper), verdictOn(paper)])
    expect(both).toEqual([isRead, isRead])
    await Promise.race(started.map((child) => once(child, 'exit')))
    expect(started.filter(({ connected }) => connected)).toHaveLength(1)
    expect(await verdictOn(paper)).toEqual(isRead)
    expect(started).toHaveLength(2)
  })
})

describe('a process that dies', () => {
  test('takes its first file with it', async () => {
    const reason = reasonOf(verdictOn(paper))
    started[0]!.kill('SIGKILL')
    expect(await reason).toBe('spreadsheet.unreadable')
    expect(await verdictOn(paper)).toEqual(isRead)
  })

  test('while it waits harms nobody', async () => {
    await verdictOn(paper)
    started[0]!.kill('SIGKILL')
    await once(started[0]!, 'exit')
    expect(await verdictOn(paper)).toEqual(isRead)
    expect(started).toHaveLength(2)
  })

  test('before its end was heard harms nobody', async () => {
    await verdictOn(paper)
    const { pid } = started[0]!
    started[0]!.kill('SIGKILL')
    // Its end is heard when this loop lets go.
    while (!/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
    expect(await verdictOn(paper)).toEqual(isRead)
    expect(started).toHaveLength(2)
  })

  test('over a later file leaves that to a new one', async () => {
    await verdictOn(paper)
    started[0]!.kill('SIGSTOP')
    const verdict = verdictOn(paper)
    started[0]!.kill('SIGKILL')
    expect(await verdict).toEqual(isRead)
    expect(started).toHaveLength(2)
  })

  test('because its caller has gone is not followed by another', async () => {
    await verdictOn(paper)
    started[0]!.kill('SIGSTOP')
    const caller = new AbortController()
    const reason = reasonOf(verdictOn(paper, caller))
    caller.abort()
    expect(await reason).toBe('request.gone')
    expect(started).toHaveLength(1)
  })
})

describe('a process that takes long', () => {
  test('is ended when it has worked for as long as it may', async () => {
    expect(await reasonOf(verdictOn(paper, { ms: 1 }))).toBe('spreadsheet.tooSlow')
    expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL'])
  })

  test('though it does not work is waited for five times as long, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const verdict = reasonOf(verdictOn(paper))
    started[0]!.kill('SIGSTOP')
    vi.advanceTimersByTime(100_000)
    expect(await verdict).toBe('spreadsheet.tooSlow')
  })

  test('and has its turn in the end reads its file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const verdict = verdictOn(paper)
    const [child] = started
    child!.kill('SIGSTOP')
    vi.advanceTimersByTime(90_000)
    child!.kill('SIGCONT')
    expect(await verdict).toEqual(isRead)
  })
})

describe('a process that cannot be started', () => {
  const { execPath } = process
  afterEach(() => {
    process.execPath = execPath
  })

  test('is told at once', async () => {
    process.execPath = join(folder, 'nothing')
    expect(await reasonOf(verdictOn(paper))).toContain('ENOENT')
    process.execPath = execPath
    expect(await verdictOn(paper)).toEqual(isRead)
  })
})
