import { expect, test } from 'vitest'
import { limitsFor, seesAllOf, type RoleGrant, type RowScope } from './data-scope.ts'

const customer: RoleGrant = {
  permissions: ['customer:read', 'inboundOrder:read', 'inboundOrder:write'],
  dataScope: 'customer',
}
const reader: RoleGrant = { permissions: ['inboundOrder:read'], dataScope: 'all' }
const gate: RoleGrant = { permissions: ['inboundOrder:read'], dataScope: 'today' }

test('one role limits what it permits', () => {
  expect(limitsFor('inboundOrder:read', [gate])).toEqual({ inboundOrder: ['today'] })
  expect(limitsFor('inboundOrder:read', [reader])).toBeUndefined()
})

test('limits of several roles add up, and a whole noun needs none', () => {
  expect(limitsFor('inboundOrder:read', [gate, customer])).toEqual({
    customer: ['customer'],
    inboundOrder: ['customer', 'today'],
  })
  expect(limitsFor('inboundOrder:read', [customer, reader])).toEqual({ customer: ['customer'] })
})

test('reading everything does not widen writing', () => {
  expect(limitsFor('inboundOrder:write', [customer, reader])).toEqual({
    customer: ['customer'],
    inboundOrder: ['customer'],
  })
})

test('an operation of no noun sees of each noun what any right to it shows', () => {
  expect(limitsFor('member', [customer, reader])).toEqual({ customer: ['customer'] })
  expect(limitsFor('member', [])).toBeUndefined()
})

const values = { customer: 'c1', own: 'u1', section: ',1,', today: '2026-11-26' }
const rows = (limits: RowScope['limits'], more: Partial<RowScope['values']> = {}): RowScope => ({
  limits,
  values: { ...values, ...more },
})

test.each<[string, RowScope | undefined, RowScope | undefined, boolean]>([
  ['all of everything', undefined, undefined, true],
  ['all of a part', rows({ bill: ['own'] }), undefined, true],
  ['a part of everything', undefined, rows({ bill: ['own'] }), false],
  ['a part of itself', rows({ bill: ['customer'] }), rows({ bill: ['customer'] }), true],
  ['one limit of two', rows({ bill: ['customer', 'own'] }), rows({ bill: ['own'] }), false],
  ['two limits of one', rows({ bill: ['own'] }), rows({ bill: ['customer', 'own'] }), true],
  ['a part of another noun', rows({ bill: ['own'] }), rows({ contract: ['own'] }), false],
  [
    'those of another customer',
    rows({ bill: ['customer'] }, { customer: 'c2' }),
    rows({ bill: ['customer'] }),
    false,
  ],
  [
    'a part with another value that limits nothing',
    rows({ bill: ['own'] }, { customer: 'c2' }),
    rows({ bill: ['own'] }),
    true,
  ],
])('somebody who is shown %s', (_name, other, seen, isAll) => {
  expect(seesAllOf(other, seen)).toBe(isAll)
})
