import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { expect, test } from 'vitest'
import { placesIn } from './locations.ts'
import { gapsOf, overloadsOf } from './sums.ts'

const line = (id: string, planPieces: number, planNet: string) =>
  ({ id, planPieces, planNet }) as InboundProduct // what is added up

const row = (lineId: string, location: string, pieces: string, net: string) => [
  lineId,
  location,
  pieces,
  pieces,
  net,
  '',
]

test('goods lines that are not planned exactly are told apart from those that are', () => {
  const lines = [line('a', 16, '20160.000'), line('b', 4, '5040.000'), line('c', 1, '10.000')]
  const rows = [
    row('a', 'x', '12', '15120'),
    row('a', 'y', '4', ''),
    row('b', 'x', '4', '5000'),
    row('', '', '', ''),
  ]
  expect(gapsOf(lines, rows)).toEqual([
    { line: lines[1], pieces: 4, net: '5000.000', row: 2 },
    { line: lines[2], pieces: 0, net: undefined, row: undefined },
  ])
})

test('a location with more than its room is pointed out', () => {
  const rows = [row('a', 'x', '12', '15120'), row('b', 'x', '4', '5040'), row('c', 'y', '1', '9')]
  const free = new Map([
    ['x', { pallets: 15, weight: '30000.000' }],
    ['y', { pallets: null, weight: '8.999' }],
  ])
  expect(overloadsOf(rows, free)).toMatchObject([
    { locationId: 'x', pallets: 16, gross: '20160.000' },
    { locationId: 'y', pallets: 1, gross: '9.000' },
  ])
  expect(overloadsOf(rows, new Map())).toEqual([])
})

test('goods lie in usable places of their own kind that have none below them', () => {
  const place = (id: string, areaType: string, status = 1) => ({ id, code: id, areaType, status })
  const tree = [
    {
      ...place('w', ''),
      children: [
        { ...place('bonded', '1'), children: [place('b1', '1'), place('b2', '1', 2)] },
        { ...place('open', '2'), children: [place('o1', '2')] },
        { ...place('shut', '1', 0), children: [place('s1', '1')] },
      ],
    },
  ]
  expect(placesIn(tree, 1).map(({ id, parentId }) => [id, parentId])).toEqual([['b1', 'bonded']])
  expect(placesIn(tree, 0).map(({ id }) => id)).toEqual(['o1'])
})
