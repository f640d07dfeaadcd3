import { roleSeeds, type RoleSeed } from '@yuncang/shared/roles'
import { expect, test } from 'vitest'
import { menuSeeds } from '../../../../../packages/db/src/seed/menus.ts'
import { createTabRouter } from '../../routes/router.ts'
import { landingOf, rightOf } from '../../routes/tab-key.ts'

const { routesByPath } = createTabRouter(
  '/wel/index',
  () => true,
  () => {},
)

test('every page says who may see it, but for the few that are for everybody', () => {
  const paths = Object.keys(routesByPath).filter((path) => path !== '/')
  const open = paths.filter((path) => rightOf(path) === undefined)
  expect(open.toSorted()).toEqual([
    '/myiframe/$code',
    '/test/index',
    '/wel/index',
    '/wel/invitation',
  ])
  expect(paths.length).toBeGreaterThan(50)
})

const roles: [string, RoleSeed][] = Object.entries(roleSeeds)

test.each(roles)('%s may see the pages that the menu offers them', (_code, { permissions }) => {
  const has = (right: string) => permissions.some((each) => each === right)
  const offered = menuSeeds.filter(
    ({ type, permission }) => type === 2 && (permission === '' || has(permission)),
  )
  const closed = offered.filter(({ path }) => {
    const right = rightOf(landingOf(`${path}/index`))
    return right !== undefined && !has(right)
  })
  expect(closed.map(({ path }) => path)).toEqual([])
})
