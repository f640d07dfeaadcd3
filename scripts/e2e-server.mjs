import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, node, root } from './install.mjs'
import { serverArgs, serverEnv } from './server-command.mjs'

/* The built server on a fresh folder, for the end-to-end tests; `npm run setup` of a story finds it by the port. */
const [, , port = '8177', months = '0'] = process.argv
const folder = join(tmpdir(), `yuncang-e2e-${port}`)
rmSync(folder, { recursive: true, force: true })
const server = spawn(node, serverArgs, {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...serverEnv,
    ...env(),
    DEMO: '1',
    DEMO_MONTHS: months,
    DATA_DIR: folder,
    PORT: port,
    APP_ENV: 'test',
    FRAME_HOSTS: 'https://outside.example',
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
