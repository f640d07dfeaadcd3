import { ensureInstalled, node, run } from './install.mjs'

/* `npm run setup` installs; with `-- --tenant WMS_ABC --name … --account …` it also makes a tenant and its administrator. */
ensureInstalled()
const args = process.argv.slice(2)
if (args.length > 0) run(node, ['apps/server/src/setup.ts', ...args])
