import { describe, expect, test } from 'vitest'
import { mergeSuite, type Row } from './merges.ts'

/* docs/domain/customer-merge.md#near-duplicates */

const { app, turn, named } = mergeSuite()

describe('near duplicates', () => {
  test('are named while somebody types, by name and by code, and not when they are the customer itself', async () => {
    const made = await named(`山东近似样品${turn()}贸易有限公司`, { isVisual: 1 })
    const typed = { customerName: `近似样品${turn()} 贸易有限责任公司`, socialCreditCode: '' }
    const alike = await app().data('customer.similar', typed, 'kf')
    expect(alike).toMatchObject([{ id: made.id, customerCode: made.customerCode, why: 'name' }])
    expect(await app().data('customer.similar', { ...typed, exceptId: made.id }, 'kf')).toEqual([])
    const byCode = await app().data(
      'customer.similar',
      { customerName: '完全不同的名称', socialCreditCode: '９１370200-ma3dem 0197' },
      'kf',
    )
    expect(byCode).toMatchObject([
      { why: 'code', customerName: '青岛样例橡胶贸易有限公司（虚构）' },
    ])
  })

  test('stand in one list, those of another tenant do not', async () => {
    const [a, b] = [await named(`列表样品${turn()}有限公司`), await named(`列表样品${turn()}公司`)]
    const groups: { customers: Row[] }[] = await app().data('customerMerge.duplicates', {}, 'sw')
    const group = groups.find(({ customers }) => customers.some(({ id }) => id === a.id))
    expect(group?.customers.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort())
    const others: typeof groups = await app().data('customerMerge.duplicates', {}, 'sw.zjwl')
    expect(others.flatMap(({ customers }) => customers.map(({ id }) => id))).not.toContain(a.id)
  })
})
