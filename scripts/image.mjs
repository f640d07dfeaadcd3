import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { external } from '../apps/server/external.mjs'
import { root } from './install.mjs'

/*
 * `node scripts/image.mjs <folder>`: what the image holds, put together after the build: the bundles without their
 * source maps, the migrations, and of the packages only those that stayed outside of the bundle, with what they need.
 */
const parts = [
  'apps/server/package.json',
  'apps/server/dist',
  'apps/web/dist',
  'packages/db/migrations',
]

/** Puts it into an empty folder. */
export function assembleImage(folder) {
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    })
  }
  for (const found of packagesOf(external)) {
    cpSync(found, join(folder, relative(root, found)), {
      recursive: true,
      // Packages within it are found by whoever needs them.
      filter: (file) => !relative(found, file).split('/').includes('node_modules'),
    })
  }
}

/** The folders of packages and of all that they depend on; an optional one is left out where it is not installed. */
function packagesOf(names) {
  const found = new Set()
  const look = (name, from, isOptional) => {
    const folder = installed(name, from)
    if (folder === undefined && !isOptional) throw new Error(`${name} is not installed.`)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const each of Object.keys(manifest.optionalDependencies ?? {})) look(each, folder, true)
    for (const each of Object.keys(manifest.dependencies ?? {}))
      look(each, folder, each in (manifest.optionalDependencies ?? {}))
  }
  for (const name of names) look(name, root, false)
  return found
}

/** Where Node finds a package: in the nearest node_modules on the way up. */
function installed(name, from) {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder] = process.argv
  if (!folder) throw new Error('Name the folder of the image.')
  rmSync(folder, { recursive: true, force: true })
  assembleImage(folder)
}
