import { feeLine } from '@yuncang/shared/contracts/fee-line'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import type { OutboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { today } from '@yuncang/shared/domain/calendar'
import type { z } from 'zod'
import { create } from '../../modules/fee-line/service/manual.ts'
import { voidLine } from '../../modules/fee-line/service/steps.ts'
import { partyNamed, type Scene } from './scene.ts'

type Given = z.input<typeof feeLine.create.input>

const enter = ({ house: { as } }: Scene, given: Given) =>
  create(as.jf, feeLine.create.input.parse(given))

/** What the billing clerk adds to an order that is in: the customs broker's work, what was advanced at the quay. */
export async function feesOfInbound(scene: Scene, order: InboundOrder): Promise<void> {
  const { house, profile } = scene
  const { random } = house
  if (!profile.hasContracts) return
  const { orderNo: businessNo, customerId } = order
  const common = { businessNo, customerId, bizDate: today(house.now()) }
  if (order.bondedFlag === 1 && random.chance(0.7))
    await enter(scene, { ...common, feeCode: 'BGDL', pricing: 'TARIFF', qty: '1' })
  if (random.chance(0.25)) {
    const amount = `${random.between(180, 960)}.${random.pick(['00', '50'])}`
    const remark = `码头代垫，收据号 MT${random.between(100_000, 999_999)}`
    await enter(scene, { ...common, feeCode: 'DDF', pricing: 'PASS', amount, remark, taxRate: '0' })
  }
  if (random.chance(0.08)) await mistyped(scene, common)
}

/** Entered for the wrong business, and taken out again. */
async function mistyped(
  scene: Scene,
  common: Pick<Given, 'customerId' | 'bizDate' | 'businessNo'>,
) {
  const typed = { pricing: 'TYPED', unit: '票', price: '200', remark: '缠膜加固' } as const
  const { id, version } = await enter(scene, { ...common, feeCode: 'QTF', ...typed })
  const reason = '录错业务，已重新录入'
  await voidLine(scene.house.as.jf, feeLine.void.input.parse({ id, version, reason }))
}

/** What the haulier is paid for the trucks of an order. */
export async function feesOfOutbound(
  scene: Scene,
  order: OutboundOrder,
  trucks: number,
): Promise<void> {
  const { house, profile } = scene
  const { random } = house
  if (!profile.hasContracts || !random.chance(0.3)) return
  const haulier = partyNamed(scene, '样例车队')
  await enter(scene, {
    businessNo: order.orderNo,
    recPay: 2,
    customerId: haulier.id,
    bizDate: today(house.now()),
    feeCode: 'YSF',
    pricing: 'TYPED',
    unit: '车',
    price: String(random.between(8, 26) * 100),
    qty: String(trucks),
    taxRate: '0.09',
  })
}
