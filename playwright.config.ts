import { defineConfig } from '@playwright/test'
import { argsOfTests } from './scripts/chromium.mjs'

const firstPort = Number(process.env['E2E_PORT'] ?? 8177)
const workers = Number(process.env['E2E_WORKERS'] ?? 2)
const portOf = (server: number) => firstPort + server
/** Servers for workers that begin anew: a story that is tried once more does not meet what it left behind. */
const spareServers = 1
const servers = workers + spareServers
/**
 * The server of this process; Playwright reads this file in each worker, and begins a new one, with the next index, after
 * a story that failed. When no server is left, the new one takes the place of the old.
 */
const index = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
const server = index < servers ? index : Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/**
 * The built server with a fresh demo, a real Chromium; each worker has a server of its own and plays one story after
 * the other.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers,
  retries: 1,
  // A busy machine with two cores takes its time; a story fails for what it sees, not for when. One that fails is tried
  // once more; if it passes then, `npm test` names it as flaky.
  expect: { timeout: 60_000 },
  timeout: 180_000,
  use: {
    baseURL: `http://localhost:${portOf(server)}`,
    locale: 'zh-CN',
    // A desk: the tools of the top bar stand side by side.
    viewport: { width: 1440, height: 900 },
    // A menu that still grows moves away below the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures and copies of the page at every moment would cost a quarter of the time: the steps are kept, and with a
    // failure what the page showed then.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // The page stays, emptied: its process has the scripts of the product compiled already.
    reuseContext: true,
    launchOptions: {
      // Without a UTF-8 locale Chromium cannot save files under Chinese names.
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        ...argsOfTests,
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: Array.from({ length: servers }, (_, each) => ({
    command: `node scripts/e2e-server.mjs ${portOf(each)}`,
    url: `http://localhost:${portOf(each)}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
})
