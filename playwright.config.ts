import { defineConfig } from '@playwright/test'
import { readdirSync } from 'node:fs'

const firstPort = Number(process.env['E2E_PORT'] ?? 8177)
const testDir = 'tests/e2e'

/*
 * A whole run has two sides, each with half of the stories and a server of its own, for the two cores of the machines
 * that run it; who works on one story starts one server.
 */
const sideCount = process.env['CI'] ? 2 : 1
const stories = readdirSync(testDir)
  .filter((file) => file.endsWith('.spec.ts'))
  .sort()
const sides = Array.from({ length: sideCount }, (_, side) => ({
  name: `side ${side + 1}`,
  port: firstPort + side * 100,
  testMatch: stories.filter((_each, at) => at % sideCount === side),
}))
const addressOf = (port: number) => `http://localhost:${port}`

/** The built server with a fresh demo, a real Chromium; the stories of a side one after the other. */
export default defineConfig({
  testDir,
  outputDir: 'test-results/e2e',
  workers: sideCount,
  retries: 0,
  // A busy machine with two cores takes its time; a story fails for what it sees, not for when.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  use: {
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
  projects: sides.map(({ name, port, testMatch }) => ({
    name,
    testMatch,
    workers: 1,
    use: { baseURL: addressOf(port) },
  })),
  webServer: sides.map(({ port }) => ({
    command: `node scripts/e2e-server.mjs ${port}`,
    url: `${addressOf(port)}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
})
