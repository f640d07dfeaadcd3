import { addMessages } from '@yuncang/shared/client-messages'
import { inboundOrderMessages } from '@yuncang/shared/nouns/inbound-order/messages'
import { inboundPlanMessages } from '@yuncang/shared/nouns/inbound-plan/messages'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { expect, test } from 'vitest'
import { resultOf, shownOf } from './figures.ts'
import { groupsOf, nextOpen, stateOf } from './groups.ts'

addMessages(inboundOrderMessages)
addMessages(inboundPlanMessages)

const plan = {
  id: 'p1',
  planNo: 'JH1',
  planPieces: 16,
  planPallet: 16,
  planNet: '20160.000',
  planGross: '20480.000',
  containerNo: 'DEMU1000031',
  status: 1,
} as InboundPlan // what the figures are made of

test('fields that nobody typed follow the pieces, as on the server', () => {
  expect(shownOf(plan, {})).toMatchObject({ pieces: '16', pallets: '16', net: '20160.000' })
  expect(shownOf(plan, { pieces: '15' })).toMatchObject({
    pallets: '15',
    net: '18900.000',
    gross: '19200.000',
  })
  expect(shownOf(plan, { pieces: '15', net: '19000' })).toMatchObject({ net: '19000' })
  expect(shownOf({ ...plan, planPallet: 5 }, { pieces: '15' }).pallets).toBe('5')
  expect(shownOf(plan, { net: '21000' }).gross).toBe('21000')
})

test('only what was typed is sent', () => {
  const { result } = resultOf(plan, { pieces: '15', note: '一托破损' }, 'zh')
  expect(result).toEqual({ id: 'p1', actPieces: 15, damagePieces: 0, note: '一托破损' })
})

test('what cannot be is said at its field', () => {
  expect(resultOf(plan, { pieces: '' }, 'zh').findings.pieces).toBeDefined()
  expect(resultOf(plan, { pieces: '1', damaged: '2' }, 'zh').findings.damaged).toContain(
    '残损 2 件',
  )
  expect(resultOf(plan, { net: '30000', gross: '20000' }, 'zh').findings.net).toContain('大于毛重')
  expect(resultOf(plan, { net: 'abc' }, 'en').findings.net).toBeDefined()
})

const plansOf = (containerNo: string, ...statuses: number[]) =>
  statuses.map((status, index) => ({ ...plan, id: `${containerNo}${index}`, containerNo, status }))

test('work goes from container to container, many plans of one in parts', () => {
  const groups = groupsOf([
    ...plansOf('A', 2, 2),
    ...plansOf('B', 1, 2),
    ...plansOf('C', 0),
    ...plansOf('', ...Array.from({ length: 45 }, () => 0)),
  ])
  expect(groups.map(({ key, plans }) => [key, plans.length])).toEqual([
    ['A', 2],
    ['B', 2],
    ['C', 1],
    [' 1', 20],
    [' 2', 20],
    [' 3', 5],
  ])
  expect(groups.slice(0, 3).map(stateOf)).toEqual(['finished', 'underWay', 'waiting'])
  expect(nextOpen(groups, 'B')?.key).toBe('C')
  expect(nextOpen(groups, ' 3')?.key).toBe('B')
  expect(nextOpen(groups.slice(0, 1), 'A')).toBeUndefined()
})
