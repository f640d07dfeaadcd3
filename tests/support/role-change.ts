import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import type { TestApp } from './app.ts'

export type RoleChange = {
  dataScope?: RoleRecord['dataScope']
  /** Rights beyond those that it has. */
  more?: readonly string[]
  without?: readonly string[]
}

/** Changes the rows that a role of WMS_DEMO sees, and what it may do. */
export async function changeRole(
  app: TestApp,
  code: string,
  { dataScope = 'all', more = [], without = [] }: RoleChange,
): Promise<void> {
  const roles: RoleRecord[] = await app.data('role.list', {}, 'admin')
  const { roleCode, nameZh, nameEn, permissions, version } = roles.find(
    (role) => role.roleCode === code,
  )!
  const kept = new Set([...permissions, ...more])
  for (const right of without) kept.delete(right)
  const names = { roleCode, nameZh, nameEn, version }
  await app.data('role.update', { ...names, permissions: [...kept], dataScope }, 'admin')
}
