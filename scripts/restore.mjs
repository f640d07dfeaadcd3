import { ensureInstalled, node, run } from './install.mjs'

/* `npm run restore -- --from <folder>`: into an empty place, or with --force in place of what is there. */
ensureInstalled()
run(node, ['apps/server/src/restore.ts', ...process.argv.slice(2)])
