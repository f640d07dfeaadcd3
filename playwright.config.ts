import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 8177)

/** The built server with a fresh demo, a real Chromium, one story after the other. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  // A busy machine with two cores takes its time; a story fails for what it sees, not for when.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    trace: 'retain-on-failure',
    launchOptions: {
      // Without a UTF-8 locale Chromium cannot save files under Chinese names.
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: `node scripts/e2e-server.mjs ${port}`,
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
