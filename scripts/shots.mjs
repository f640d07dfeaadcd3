import { findChromium } from './chromium.mjs'
import { ensureInstalled, env, node, run } from './install.mjs'

/*
 * `npm run shots`: a picture of every screen and state into shots/, all of them side by side in shots/index.html.
 * Options: --only TEXT --lang zh|en --mode light|dark --width N; a width named by hand shows every screen in it. TEXT is
 * a part of a screen's name or of its title in the menu. `--readme` takes the pictures of the READMEs instead.
 */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])
const args = process.argv.slice(2)
const script = args.includes('--readme')
  ? ['tests/shots/readme.ts']
  : ['tests/shots/take.ts', ...args]
run(node, script, {
  env: { ...env(), CHROMIUM_PATH: await findChromium() },
})
