import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { someSession } from '../../../../tests/support/session.ts'
import { HasRole, RoleGroup, TenantType, WithoutRole } from './guards.tsx'
import { Permit, SessionProvider } from './session-context.tsx'
import type { Session } from './session.ts'

const isShown = (guard: ReactNode, changes: Partial<Session> = {}) => {
  const page = <SessionProvider session={{ ...someSession, ...changes }}>{guard}</SessionProvider>
  return renderToStaticMarkup(page) === 'x'
}

describe('an element is shown', () => {
  test.each([
    ['customer:read', true],
    ['customer:write', false],
  ] as const)('by permission %s: %s', (code, shown) => {
    expect(isShown(<Permit code={code}>x</Permit>)).toBe(shown)
  })

  test.each([
    [['kf'], ['kf', 'sw'], true, false],
    [['sh'], ['kf', 'sw'], false, true],
    [['sh'], ['sysadmin'], true, true],
    [['sysadmin'], ['sysadmin'], true, true],
  ])('for roles %j of %j: with %s, without %s', (list, roles, withRole, withoutRole) => {
    expect(isShown(<HasRole roles={list}>x</HasRole>, { roles })).toBe(withRole)
    expect(isShown(<WithoutRole roles={list}>x</WithoutRole>, { roles })).toBe(withoutRole)
  })

  test.each([
    ['仓库类租户', true],
    ['货代类租户', false],
  ])('in a tenant of type %s: %s', (type, shown) => {
    const tenant = { type } as SignInTenant // as above
    expect(isShown(<TenantType>x</TenantType>, { tenant })).toBe(shown)
  })

  test.each([
    [null, ['轮胎销售板块'], true],
    ['轮胎销售板块', ['轮胎销售板块'], true],
    ['跨境电商板块', ['轮胎销售板块'], false],
    [null, [], false],
  ])('in section %j for %j: %s', (currentRole, groups, shown) => {
    expect(isShown(<RoleGroup groups={groups}>x</RoleGroup>, { currentRole })).toBe(shown)
  })
})

test.each([HasRole, WithoutRole])('a guard without a list of roles says so', (Guard) => {
  for (const roles of [[], undefined, 'kf'] as string[][]) {
    expect(() => isShown(<Guard roles={roles}>x</Guard>)).toThrow('请设置角色权限标签值')
  }
})
