import { join } from 'node:path'
import { root } from './install.mjs'

/* How Node runs the built server, wherever it is started; the Dockerfile says the same (docs/decisions/041). */
export const engineOptions = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring']
export const serverArgs = [...engineOptions, join(root, 'apps/server/dist/main.js')]
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  MALLOC_ARENA_MAX: '2',
}
