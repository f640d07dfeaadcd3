import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, env, node, root } from './install.mjs'

/* `npm run dev`: the server from source with reload on 8080, Vite with hot replacement on 5173. */
ensureInstalled()
const server = spawn(node, ['--watch', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { DEMO: '1', APP_ENV: 'dev', ...env() },
})
const web = spawn('vite', [], { cwd: join(root, 'apps/web'), stdio: 'inherit', env: env() })
const stop = (code) => {
  server.kill()
  web.kill()
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
server.on('exit', (code) => stop(code ?? 0))
web.on('exit', (code) => stop(code ?? 0))
