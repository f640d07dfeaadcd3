import { expect, test } from 'vitest'
import { fitting, reachedTests } from '../../scripts/changed-tests.mjs'
import { importGraphOfTests } from '../../scripts/import-graph.mjs'

/* Which tests `npm test -- --changed` takes. */
const server = 'apps/server/src'
const routes = 'tests/contract/routes.test.ts'

/** Files with what they import. */
const graphOf = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, to]) => [file, to.map((each) => ({ to: each }))]))

const graph = graphOf({
  [`${server}/modules/worker/repo.ts`]: [],
  [`${server}/modules/worker/service/save.ts`]: [`${server}/modules/worker/repo.ts`],
  [`${server}/modules/plan/service.ts`]: [`${server}/modules/worker/service/save.ts`],
  [`${server}/modules/bill/service.ts`]: [],
  [`${server}/composition/router.ts`]: [
    `${server}/modules/worker/service/save.ts`,
    `${server}/modules/bill/service.ts`,
  ],
  [`${server}/app.ts`]: [`${server}/composition/router.ts`],
  [`${server}/modules/worker/service/save.test.ts`]: [`${server}/modules/worker/service/save.ts`],
  'tests/support/app.ts': [`${server}/app.ts`],
  'tests/api/worker/stop.test.ts': ['tests/support/app.ts'],
  'tests/api/plan/make.test.ts': ['tests/support/app.ts'],
  'tests/api/bill/pay.test.ts': ['tests/support/app.ts'],
  'tests/api/bill/send.test.ts': ['tests/support/app.ts'],
  'tests/processes/kill.test.ts': [`${server}/modules/worker/repo.ts`],
  [routes]: [],
  'tests/architecture/map.test.ts': [],
})

test('a change reaches what imports it, and the API tests of these nouns, the nearest first', () => {
  expect(reachedTests([`${server}/modules/worker/repo.ts`], graph)).toEqual([
    routes,
    'tests/api/worker/stop.test.ts',
    `${server}/modules/worker/service/save.test.ts`,
    'tests/api/plan/make.test.ts',
  ])
})

test('a test that is changed itself is reached, and no other of its noun through it', () => {
  const changed = ['tests/api/bill/pay.test.ts']
  expect(reachedTests(changed, graph)).toEqual([routes, ...changed])
})

test('what all API tests stand on reaches all of them', () => {
  expect(reachedTests(['tests/support/app.ts'], graph)).toEqual([
    routes,
    'tests/api/worker/stop.test.ts',
    'tests/api/plan/make.test.ts',
    'tests/api/bill/pay.test.ts',
    'tests/api/bill/send.test.ts',
  ])
})

test('files without imports, such as pages of the documents, reach what always runs', () => {
  expect(reachedTests(['README.md'], graph)).toEqual([routes])
})

test('of a long way the nearest are taken that fit in the time, and those that always run', () => {
  const files = ['tests/api/a/a.test.ts', 'tests/api/b/b.test.ts', 'tests/api/c/c.test.ts', routes]
  expect(fitting(files, () => 10, 25)).toEqual([files[0], files[1], routes])
})

test('in the product itself every service reaches tests of the API', () => {
  const product = importGraphOfTests()
  const services = [...product.keys()].filter((file) => /\/modules\/[^/]+\/service/.test(file))
  expect(services.length).toBeGreaterThan(200)
  const unreached = services.filter(
    (file) =>
      !reachedTests([file], product).some((reached) => /^tests\/(api|security)\//.test(reached)),
  )
  expect(unreached).toEqual([])
})
