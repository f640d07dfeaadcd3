import type { AccessTable } from '../../kernel/access.ts'

export const paramAccess = {
  'param.list': 'param:read',
  'param.set': 'param:write',
  'param.reset': 'param:write',
  'fxRate.page': 'param:read',
  'fxRate.lastMonthUsd': 'param:read',
  'fxRate.create': 'fxRate:write',
  'fxRate.update': 'fxRate:write',
  'fxRate.export': 'param:read',
} as const satisfies AccessTable
