// @postgres: one open record for each source and seal
import { expect, test } from 'vitest'
import { sealingSuite } from './sealings.ts'

const { contract, create, created, taken } = sealingSuite()

test('the use of a seal is open once for each source and seal, also when two people ask at the same moment', async () => {
  const first = await created()
  const second = await create()
  expect([second.status, second.body.msg]).toEqual([
    409,
    `${contract()['contractNo']} 的「合同章」已有未完成的用印 ${first['sealNo']}，请先办完或作废`,
  ])
  expect((await create({ sealType: '1' })).status).toBe(200)
  await taken(first, 'void', 'sw', '不需要了')
  const both = await Promise.all([create(), create({}, 'kf')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
