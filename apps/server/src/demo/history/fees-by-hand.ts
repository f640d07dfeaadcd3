import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import type * as z from 'zod'
import { create } from '../../modules/fee-line/service/manual.ts'
import { voidLine } from '../../modules/fee-line/service/void.ts'
import { partyNamed, type Scene } from './scene.ts'

type Given = z.input<typeof feeLine.create.input>

const enter = ({ simulation: { as } }: Scene, given: Given) =>
  create(as.jf, feeLine.create.input.parse(given))

/** What the billing clerk adds to an order that is in: the customs broker's work, what was advanced at the quay. */
export async function feesOfInbound(scene: Scene, order: InboundOrder): Promise<void> {
  const { simulation, profile } = scene
  const { random } = simulation
  if (!profile.hasContracts) return
  const { orderNo: businessNo, customerId } = order
  const common = { businessNo, customerId, bizDate: today(simulation.now()) }
  if (order.bondedFlag === 1 && random.chance(0.7))
    await enter(scene, { ...common, feeCode: 'BGDL', pricing: 'TARIFF', qty: '1' })
  if (random.chance(0.25)) {
    const amount = `${random.between(180, 960)}.${random.pick(['00', '50'])}`
    const receiptNo = `MT${random.between(100_000, 999_999)}`
    const advance = {
      pricing: 'PASS',
      amount,
      receiptNo,
      remark: '码头代垫',
      taxRate: '0',
    } as const
    await enter(scene, { ...common, ...advance, feeCode: 'DDF' })
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
  await voidLine(scene.simulation.as.jf, feeLine.void.input.parse({ id, version, reason }))
}

/** What the haulier is paid for the trucks of an order. */
export async function feesOfOutbound(
  scene: Scene,
  order: OutboundOrder,
  trucks: number,
): Promise<void> {
  const { simulation, profile } = scene
  const { random } = simulation
  if (!profile.hasContracts || !random.chance(0.3)) return
  const haulier = partyNamed(scene, '样例车队')
  await enter(scene, {
    businessNo: order.orderNo,
    recPay: 2,
    customerId: haulier.id,
    bizDate: today(simulation.now()),
    feeCode: 'YSF',
    pricing: 'TYPED',
    unit: '车',
    price: String(random.between(8, 26) * 100),
    qty: String(trucks),
    taxRate: '0.09',
  })
}
