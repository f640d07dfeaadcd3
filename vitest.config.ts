import { playwright } from '@vitest/browser-playwright'
import { constants, getPriority, setPriority } from 'node:os'
import { defineConfig } from 'vitest/config'
import { argsOfTests } from './scripts/chromium.mjs'
import { filesForPostgres } from './scripts/postgres-suite.mjs'
import { serverEnv } from './scripts/server-command.mjs'
import { refuseOtherNode } from './scripts/product-node.mjs'
import { reportTo } from './scripts/vitest-report.mjs'
import { folderInMemory } from './tests/support/memory.ts'
import { patience } from './tests/support/patience.ts'

refuseOtherNode()

// Processes in which the server reads files, prints or backs up stand behind it: beside tests that want all of the
// processor they would wait ten times as long as they work. So the tests stand just before them.
const { PRIORITY_BELOW_NORMAL } = constants.priority
setPriority(Math.max(getPriority(), PRIORITY_BELOW_NORMAL - 1))

/*
 * Rules alone are tested in `shared` and `web`; everything else drives the real application on a real database. The API
 * suite runs on SQLite, and what can differ there also on a PostgreSQL server that the run starts itself
 * (scripts/postgres-suite.mjs). Components are tested in a real browser, the one that CHROMIUM_PATH names.
 */
const apiFolders = ['tests/api', 'tests/contract', 'tests/security']
const postgresServer = 'tests/support/postgres.ts'
const sqliteOriginals = 'tests/support/originals.ts'
const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: argsOfTests,
  },
  contextOptions: {
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'zh-CN',
    // A busy machine draws no frames, and what is still on its way out could be taken for what is there.
    reducedMotion: 'reduce',
  },
})
/** Where `npm test` reads how the run went. */
const reportFile = process.env['REPORT_FILE']
/** A machine may be slow, or stand still for a while: only what never comes about fails. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
}
/** Databases of tests lie in memory where it has room: they wait for no disk. What a disk does is for the processes. */
const memory = folderInMemory()
const inMemory = memory ? { TMPDIR: memory } : {}

/** Where the processes that the application starts find their code compiled. */
const compiled = { NODE_COMPILE_CACHE: serverEnv.NODE_COMPILE_CACHE }
/** The product's own code is loaded by Node itself, as `npm run dev` does, which keeps what it has compiled. */
const asItRuns = /\/(apps\/server|packages\/(db|shared))\/src\/(?!.*\.test\.ts)/
/** PostgreSQL goes first, beside the processes; all else goes beside the browser: together they leave no core idle. */
const afterPostgres = { sequence: { groupOrder: 1 } }
/** Files of one project share their processes: loading the server anew for each took longer than its tests. */
const together = { isolate: false, server: { deps: { external: [asItRuns] } }, ...patient }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', ...(reportFile ? [reportTo(reportFile)] : [])],
    expect: { requireAssertions: true, poll: patience },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages/shared,apps/server}/src/**/*.test.ts'],
          ...afterPostgres,
          ...together,
        },
      },
      {
        test: {
          name: 'client',
          include: ['apps/web/src/api/**/*.test.ts'],
          ...afterPostgres,
          ...patient,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/session/**/*.test.tsx'],
          exclude: ['apps/web/src/api/**'],
          isolate: false,
          ...afterPostgres,
          ...patient,
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
          include: ['apps/web/src/{ui,features,records,shell}/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/plain-console.ts', 'apps/web/src/testing/one-page.ts'],
          isolate: false,
          ...afterPostgres,
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
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'databases',
          include: ['tests/parity/**/*.test.ts', 'packages/db/src/**/*.test.ts'],
          env: inMemory,
          globalSetup: [postgresServer, sqliteOriginals],
          ...afterPostgres,
          ...together,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: [postgresServer, 'tests/support/built-server.ts'],
          ...together,
        },
      },
      {
        test: {
          name: 'api on SQLite',
          include: apiFolders.map((folder) => `${folder}/**/*.test.ts`),
          env: { ...compiled, ...inMemory, DATABASE: 'sqlite' },
          globalSetup: [sqliteOriginals],
          ...afterPostgres,
          ...together,
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          include: filesForPostgres(apiFolders),
          env: { ...compiled, ...inMemory, DATABASE: 'postgres' },
          globalSetup: [postgresServer],
          ...together,
        },
      },
    ],
  },
})
