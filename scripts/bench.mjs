import { ensureInstalled, env, node, run } from './install.mjs'

/*
 * `npm run bench`: prints tables, and fails only where bills differ from their lines. Options: --orders N --seconds N
 * --rounds N; above 100,000 orders also how much slower it got on the way. `--only` takes a workload, or growth, at-once,
 * month, exports, papers, bills or browser.
 */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])

const args = process.argv.slice(2)
const optionOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const parts = ['growth', 'at-once', 'month', 'exports', 'papers', 'bills', 'browser']
const part = parts.find((each) => each === optionOf('--only'))
if (part === 'browser' || part === 'bills') {
  const { findChromium } = await import('./chromium.mjs')
  const own = { ...env(), CHROMIUM_PATH: await findChromium() }
  run(node, [`tests/load/${part}.ts`, ...(part === 'bills' ? args : [])], { env: own })
} else if (part) run(node, [`tests/load/${part}.ts`, ...args])
else {
  run(node, ['tests/load/bench.ts', ...args])
  const orders = optionOf('--orders')
  if (Number(orders) > 100_000) run(node, ['tests/load/growth.ts', '--orders', orders])
}
