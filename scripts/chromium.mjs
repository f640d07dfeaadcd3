import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's build without windows comes first: the same engine, and stories take a fifth less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * How tests start it. A page of theirs lives too short for what the last of the compilers makes of its scripts, and for
 * most of what the one before it makes: that one takes only what is called very often.
 */
export const argsOfTests = [
  '--disable-gpu',
  '--js-flags=--no-turbofan --invocation-count-for-maglev=10000',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        // not in this folder
      }
    }
  }
  return undefined
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const quiet = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Debian's own browser, and a font in which Chinese is not boxes. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !quiet('apt-get', ['--version'])) return false
  console.log('Installing Chromium and a Chinese font…')
  quiet('apt-get', ['update', '-q'])
  return quiet('apt-get', [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-noto-cjk',
  ])
}

/** The path of a Chromium for the tests: named, installed, Playwright's, or Debian's. Throws a sentence. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  const found = onPath() ?? (await playwrightsOwn())
  if (found) return found
  if (fromDebian()) {
    const installed = onPath()
    if (installed) return installed
  }
  throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.')
}
