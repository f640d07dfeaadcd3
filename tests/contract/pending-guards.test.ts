import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inboundOrderActions } from '@yuncang/shared/nouns/inbound-order/rules'
import { permissionOf } from '@yuncang/shared/access'
import { expect, test } from 'vitest'

/* Guards that wait for documents of later steps: each stands at a step or a call that there is. */
const rows = readFileSync(join(import.meta.dirname, 'pending-guards.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const steps = [
  ...Object.keys(permissionOf),
  ...Object.keys(inboundOrderActions).map((action) => `inboundOrder.${action}`),
]

/** What should be asked of orders and only documents that are not built yet can answer. */
const named = [
  'inboundOrder.create clearShip',
  'inboundOrder.generatePlan dock',
  'inboundOrder.startTally release',
  'inboundOrder.close customs',
  'inboundOrder.close submitAll',
  'outboundTruck.issue customs',
  'outboundTruck.gateIn release',
  'outboundOrder.finish customs',
]

test('every guard that waits for a later step has its line, with the step that brings it', () => {
  const keys = rows.map(([step = '', guard = '']) => `${step} ${guard.split(':')[0]}`)
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test('each line names a step that there is, a guard and where it comes from', () => {
  for (const row of rows) {
    expect(row).toHaveLength(3)
    const [step, guard, origin] = row
    expect(steps).toContain(step)
    expect(guard).toMatch(/^\w+: \S/)
    expect(origin?.trim()).not.toBe('')
  }
})
