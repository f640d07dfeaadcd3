import { ensureInstalled, node, run } from './install.mjs'

/* `npm run soak`: everyday work for half an hour, and whether memory stays flat. Options: --minutes N --per-second N. */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])
run(node, ['tests/load/soak.ts', ...process.argv.slice(2)])
