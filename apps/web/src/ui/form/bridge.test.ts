import { addMessages } from '@yuncang/shared/client-messages'
import { customerMessages } from '@yuncang/shared/nouns/customer/messages'
import { inboundOrderMessages } from '@yuncang/shared/nouns/inbound-order/messages'
import { customer } from '@yuncang/shared/nouns/customer/contract'
import { customerContacter } from '@yuncang/shared/nouns/customer/parts'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { describe, expect, test } from 'vitest'
import { findingOf, isRequired, meantBy, place } from './bridge.ts'

addMessages(customerMessages)
addMessages(inboundOrderMessages)

const schema = customer.create.input
const order = inboundOrder.create.input

describe('a field under its contract', () => {
  test.each([
    ['', '请输入客户全称'],
    ['   ', '请输入客户全称'],
    [undefined, '请输入客户全称'],
    ['青岛样例橡胶', undefined],
    ['长'.repeat(101), '不能超过 100 个字'],
  ])('the name %j gives %j', (customerName, sentence) => {
    expect(findingOf(schema, 'customerName', { customerName }, 'zh')).toBe(sentence)
  })

  test('speaks the language of the person', () => {
    expect(findingOf(order, 'masterBillNo', { masterBillNo: '' }, 'en')).toBe(
      'This field is required.',
    )
    expect(findingOf(customerContacter.save.input, 'phone', { phone: '' }, 'zh')).toBe(
      '手机号码不能为空',
    )
  })

  test('a rule over several fields speaks at its field, also while others are still empty', () => {
    const wrong = { customerName: '', shortName: '', socialCreditCode: '91370200MA3DEM0198' }
    expect(findingOf(schema, 'socialCreditCode', wrong, 'zh')).toMatch(/第 18 位（校验码）应为/)
    expect(findingOf(schema, 'socialCreditCode', { ...wrong, isVisual: 1 }, 'zh')).toBeUndefined()
    expect(findingOf(schema, 'customerName', { ...wrong, customerName: 'x' }, 'zh')).toBeUndefined()
  })

  test.each([
    ['customerName', true],
    ['shortName', false],
    ['creditLimit', false],
    ['customerType', false],
  ])('%s is required: %s', (field, is) => expect(isRequired(schema, field)).toBe(is))

  test('a blank means what the contract has for it', () => {
    expect(meantBy(schema, 'shortName', '')).toBe('')
    expect(meantBy(schema, 'creditLimit', '')).toBeUndefined()
    expect(meantBy(schema, 'customerName', ' ')).toBeUndefined()
    expect(meantBy(schema, 'creditDays', 0)).toBe(0)
    expect(findingOf(schema, 'creditLimit', { creditLimit: '' }, 'zh')).toBeUndefined()
  })
})

test('issues go to their fields, to cells of lists, or above the form', () => {
  const issue = (path: string) => ({ path, message: path })
  const paths = ['masterBillNo', 'products.3.planNet', 'products.12.lotNo', 'products', 'strange']
  const { fields, lines, rest } = place(paths.map(issue), ['masterBillNo'], ['products'])
  expect([...fields]).toEqual([['masterBillNo', ['masterBillNo']]])
  expect(lines.get('products')?.map(({ line, column }) => [line, column])).toEqual([
    [3, 'planNet'],
    [12, 'lotNo'],
  ])
  expect(rest.map(({ path }) => path)).toEqual(['products', 'strange'])
})
