import { endWaiting } from '@yuncang/server/files/child-process'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'child_process'

/** The next child process of this one, stopped in the middle of its work: only somebody else can end it. */
export function nextChildFrozen(): Promise<ChildProcess> {
  const { promise, resolve } = Promise.withResolvers<ChildProcess>()
  const onChild = (message: unknown) => {
    unsubscribe(channel, onChild)
    const { process: child } = message as { process: ChildProcess } // as Node documents it
    child.once('spawn', () => {
      child.kill('SIGSTOP')
      resolve(child)
    })
  }
  endWaiting()
  subscribe(channel, onChild)
  return promise
}
