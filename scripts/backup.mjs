import { ensureInstalled, node, run } from './install.mjs'

/* `npm run backup -- --to <folder>`: database and files, while the server works on. */
ensureInstalled()
run(node, ['apps/server/src/backup.ts', ...process.argv.slice(2)])
