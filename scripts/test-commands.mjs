import { spawn } from 'node:child_process'
import { env, root } from './install.mjs'

/* The commands of a check: which of them run, how each ended, and how long it took. */
const running = new Set()

/** Seconds by the clock of every command that has ended, in their order. */
export const durations = []

/**
 * Runs a command to its end, quietly.
 *
 * @param {string} name what the times call it
 * @param {string[]} command
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number }>}
 */
export function runCommand(name, [file, ...args], extraEnv = {}) {
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(file, args, { cwd: root, env: { ...env(), CI: '1', ...extraEnv } })
    running.add(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const end = (code) => {
      running.delete(child)
      const seconds = (performance.now() - began) / 1000
      durations.push({ name, seconds })
      resolve({ isGood: code === 0, output, seconds })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/** Ends whatever still runs. */
export function stopCommands() {
  for (const child of running) child.kill()
}
