import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/*
 * Rules alone are tried in `shared` and `web`; everything else drives the real application on a real database: the API
 * suite runs twice, on SQLite and on a PostgreSQL server that the run starts itself. Components are tried in a real
 * browser, the one that CHROMIUM_PATH names.
 */
const apiSuite = ['tests/{api,contract,security}/**/*.test.ts']
const postgres = { globalSetup: ['tests/support/postgres.ts'] }
const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  },
  contextOptions: { permissions: ['clipboard-read', 'clipboard-write'], locale: 'zh-CN' },
})
/** A machine may be slow, or stand still for a while: only what never comes about fails. */
const patient = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}
/** Files of one project share their processes: loading the server anew for each took longer than its tests. */
const together = { isolate: false, ...patient }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages/shared,apps/server}/src/**/*.test.ts'],
          ...together,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/session/**/*.test.tsx'],
        },
      },
      {
        // Found late, these would make the page load anew in the middle of a test.
        optimizeDeps: {
          include: [
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
            '@tiptap/extension-table',
            '@tiptap/react',
            '@tiptap/starter-kit',
          ],
        },
        test: {
          name: 'components',
          include: ['apps/web/src/{ui,features,shell}/**/*.test.tsx'],
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'databases',
          include: ['tests/parity/**/*.test.ts', 'packages/db/src/**/*.test.ts'],
          ...postgres,
          ...together,
        },
      },
      {
        test: {
          name: 'api on SQLite',
          include: apiSuite,
          env: { DATABASE: 'sqlite' },
          ...together,
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          include: apiSuite,
          env: { DATABASE: 'postgres' },
          ...postgres,
          ...together,
        },
      },
    ],
  },
})
