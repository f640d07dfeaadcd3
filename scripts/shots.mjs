import { findChromium } from './chromium.mjs'
import { ensureInstalled, env, node, run } from './install.mjs'

/*
 * `npm run shots`: a picture of every screen and state into shots/, all of them side by side in shots/index.html.
 * Options: --only TEXT --lang zh|en --mode light|dark --width N; a width named by hand shows every screen in it.
 */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])
run(node, ['tests/shots/take.ts', ...process.argv.slice(2)], {
  env: { ...env(), CHROMIUM_PATH: await findChromium() },
})
