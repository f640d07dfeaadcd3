import { ensureInstalled, node, run } from './install.mjs'

/* `npm run bench`: prints a table, fails nothing. Options: --orders N --seconds N --rounds N. */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])
run(node, ['tests/load/bench.ts', ...process.argv.slice(2)])
