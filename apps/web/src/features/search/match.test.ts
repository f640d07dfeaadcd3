import { expect, test } from 'vitest'
import { menuNode } from '../../../../../tests/support/menu-nodes.ts'
import { menuMatches } from './match.ts'

const leaves = ['Inbound orders', '入库订单', '出库订单'].map((label) =>
  menuNode({ code: label, label }),
)
const found = (text: string) => menuMatches(leaves, text, undefined).map(({ label }) => label)

test.each([
  ['ORDERS', ['Inbound orders']],
  ['bound o', ['Inbound orders']],
  ['订单', ['入库订单', '出库订单']],
  [' 入库 ', ['入库订单']],
  ['ioo', []],
])('search: «%s» is a part of the names %j, whatever the case', (text, names) => {
  expect(found(text)).toEqual(names)
})
