import { inTurn } from '@yuncang/shared/kernel/in-turn'
import { customer } from '@yuncang/shared/nouns/customer/contract'
import { customerContacter, customerInvoice } from '@yuncang/shared/nouns/customer/parts'
import { contacterCases, invoiceCases } from '../../modules/customer/parts/save.ts'
import { setStopped } from '../../modules/customer/service/save.ts'
import { atWork, dayMs } from '../working-hours.ts'
import type { Journey } from './journey.ts'
import type { Party, Scene } from './scene.ts'

const surnames = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈'] as const
const posts = ['业务经理', '单证员', '物流主管', '财务'] as const
const companies = '有限公司（虚构）'
const knownAtMost = 12

/** A customer without orders, with whom the simulation deals no more in the end. */
export const leaver = '个人客户'

/** Contacts and invoice titles of those who have orders, and one customer with whom the simulation deals no more. */
export async function introduceCustomers(scene: Scene): Promise<void> {
  const { simulation, diary, parties } = scene
  const { kf } = simulation.as
  const known = parties.filter(({ name }) => name.endsWith(companies)).slice(0, knownAtMost)
  for (const [at, { id: customerId }] of known.entries()) {
    const contacter = {
      customerId,
      name: `${inTurn(surnames, at)}经理（虚构）`,
      phone: `138000002${String(at + 10)}`,
      email: `customer${at + 1}@example.com`,
      position: simulation.random.pick(posts),
      isNotify: 1 as const,
    }
    await contacterCases.save(kf, customerContacter.save.input.parse(contacter))
  }
  for (const { id: customerId, name, taxNo } of parties) {
    // Without a tax number of ours the customer gets a proforma invoice.
    const invoiceType = name.endsWith(companies) ? '1' : '5'
    const invoice = { customerId, invoiceTitle: name, dutyNumber: taxNo, invoiceType }
    await invoiceCases.save(kf, customerInvoice.save.input.parse(invoice))
  }
  const last = parties.find(({ name }) => name.includes(leaver))
  const time = atWork(simulation.end - 40 * dayMs)
  if (last && time > simulation.start) diary.begin(time, leaving(scene, last))
}

async function* leaving({ simulation }: Scene, { id }: Party): Journey {
  const version = 1
  const stopReason = '连续六个月没有业务，停止合作'
  const stop = { id, version, isStop: 1, stopReason, confirmed: true }
  yield simulation.later(0.1, 0.5)
  await setStopped(simulation.as.kf, customer.setStopped.input.parse(stop))
}
