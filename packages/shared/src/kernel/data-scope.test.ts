import { expect, test } from 'vitest'
import { limitsFor, type RoleGrant } from './data-scope.ts'

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
