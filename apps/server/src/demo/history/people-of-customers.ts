import { customer } from '@yuncang/shared/contracts/customer'
import { customerContacter, customerInvoice } from '@yuncang/shared/contracts/customer-parts'
import { contacterCases, invoiceCases } from '../../modules/customer/parts/save.ts'
import { setStopped } from '../../modules/customer/service/save.ts'
import { atWork, dayMs } from '../working-hours.ts'
import type { Journey } from './journey.ts'
import type { Party, Scene } from './scene.ts'

const surnames = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈'] as const
const posts = ['业务经理', '单证员', '物流主管', '财务'] as const
const companies = '有限公司（虚构）'
const knownAtMost = 12

/** A customer without orders, with whom the house deals no more in the end. */
export const leaver = '个人客户'

/** Contacts and invoice titles of those who have orders, and one customer with whom the house deals no more. */
export async function introduceCustomers(scene: Scene): Promise<void> {
  const { house, diary, parties } = scene
  const { kf } = house.as
  const known = parties.filter(({ name }) => name.endsWith(companies)).slice(0, knownAtMost)
  for (const [at, { id: customerId, name, taxNo }] of known.entries()) {
    const contacter = {
      customerId,
      name: `${surnames[at % surnames.length]!}经理（虚构）`,
      phone: `138000002${String(at + 10)}`,
      position: house.random.pick(posts),
      isNotify: 1 as const,
    }
    await contacterCases.save(kf, customerContacter.save.input.parse(contacter))
    const invoice = { customerId, invoiceTitle: name, dutyNumber: taxNo, invoiceType: '1' }
    await invoiceCases.save(kf, customerInvoice.save.input.parse(invoice))
  }
  const last = parties.find(({ name }) => name.includes(leaver))
  const time = atWork(house.end - 40 * dayMs)
  if (last && time > house.start) diary.begin(time, leaving(scene, last))
}

async function* leaving({ house }: Scene, { id }: Party): Journey {
  const version = 1
  const stopReason = '连续六个月没有业务，停止合作'
  const stop = { id, version, isStop: 1, stopReason, confirmed: true }
  yield house.later(0.1, 0.5)
  await setStopped(house.as.kf, customer.setStopped.input.parse(stop))
}
