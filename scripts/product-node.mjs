import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './install.mjs'

/** Ends a test run on another Node than the one that the product runs on, before anything is tested. */
export function refuseOtherNode() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  if (process.versions.node === version) return
  fail(
    `Tests run on the Node of the product, ${version}; this is ${process.versions.node}. Use npm test, or put node_modules/.bin first in PATH.`,
  )
}
