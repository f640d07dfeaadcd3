import { spawn } from 'node:child_process'
import { ensureInstalled, env, node, root, run } from './install.mjs'
import { serverArgs, serverEnv } from './server-command.mjs'

/* `npm start`: install if needed, build if needed, then the server with the demo. */
ensureInstalled()
run('turbo', ['run', 'build', '--output-logs=errors-only'])

const server = spawn(node, serverArgs, {
  cwd: root,
  stdio: 'inherit',
  env: { DEMO: '1', ...serverEnv, ...env() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
