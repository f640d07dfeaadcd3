import { defineConfig } from 'vitest/config'

/*
 * Rules alone are tried in `shared` and `web`; everything else drives the real application on a real database: the API
 * suite runs twice, on SQLite and on a PostgreSQL server that the run starts itself.
 */
const apiSuite = ['tests/{api,contract,security}/**/*.test.ts']
const postgres = { globalSetup: ['tests/support/postgres.ts'] }
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages/shared,apps/server}/src/**/*.test.ts'],
          ...patient,
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'databases',
          include: ['tests/parity/**/*.test.ts', 'packages/db/src/**/*.test.ts'],
          ...postgres,
          ...patient,
        },
      },
      {
        test: { name: 'api on SQLite', include: apiSuite, env: { DATABASE: 'sqlite' }, ...patient },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          include: apiSuite,
          env: { DATABASE: 'postgres' },
          ...postgres,
          ...patient,
        },
      },
    ],
  },
})
