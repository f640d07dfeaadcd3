import { inboundOrder, type InboundOrderDraft } from '@yuncang/shared/nouns/inbound-order/contract'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { multiply, round } from '@yuncang/shared/kernel/decimal'
import { cargoOf, type Cargo } from './cargo.ts'
import { dealersIn, guest, partyNamed, type Party, type Scene } from './scene.ts'
import { orderRemarks, ships } from './words.ts'

/** Goods that are announced: whose they are, and what the order says. */
export type Shipment = {
  readonly cargo: Cargo
  readonly party: Party
  readonly draft: InboundOrderDraft
}

const coldArea = 'W3-L'
const bondedTypes: readonly string[] = ['1', '2', '3']

/** What is announced now, for a day within the next week. */
export function announce(
  scene: Scene,
  { coldAreaId, isOfGuest }: { coldAreaId: string | undefined; isOfGuest: boolean },
): Shipment {
  const { simulation, profile, papers } = scene
  const { random } = simulation
  const day = today(simulation.now())
  const { cargo, party } = isOfGuest
    ? goodsOfGuest(scene)
    : goodsOf(scene, cargoOf(random.pick(profile.goods)))
  const expectDate = addDays(day, random.between(2, 6))
  const ship = random.pick(ships)
  const boxes = Array.from({ length: random.pick([1, 2, 2, 3, 3, 4, 6]) }, () =>
    papers.containerNo(),
  )
  const inboundType = random.pick(profile.inboundTypes)
  const isFromSea = inboundType === '1'
  const month = expectDate.slice(2, 7).replace('-', '')
  const voyage = `${String(Number(month) % 1000).padStart(3, '0')}${ship.line}`
  const batch = `B${month}-${String(random.between(1, 28)).padStart(2, '0')}`
  return {
    cargo,
    party,
    draft: inboundOrder.create.input.parse({
      masterBillNo: papers.billNo(month),
      customerId: party.id,
      contractId: contractOn(scene, party, expectDate),
      inboundType,
      businessType: profile.businessType,
      tradeType: bondedTypes.includes(inboundType) ? '3' : '1',
      storageAreaId: cargo.isCold ? (coldAreaId ?? null) : null,
      portCode: profile.portName,
      expectDate,
      ...(isFromSea && {
        enShipName: ship.enShipName,
        cnShipName: ship.cnShipName,
        imvoy: voyage,
        eta: addDays(expectDate, -random.between(1, 3)),
      }),
      remark: random.pick(orderRemarks),
      inboundContainerList: boxes.map((containerNo) => ({
        containerNo,
        containerSize: cargo.size,
        sealNo: `SD${String(random.between(100_000, 999_999))}`,
      })),
      inboundProductList: boxes.map((containerNo) => lineOf(cargo, containerNo, batch)),
    }),
  }
}

const goodsOf = (scene: Scene, cargo: Cargo) => ({
  cargo,
  party: scene.simulation.random.pick(dealersIn(scene, cargo)),
})

/** Goods of the customer whose own account the demo has: it finds some when it signs in. */
function goodsOfGuest(scene: Scene) {
  const party = partyNamed(scene, guest)
  const own = scene.profile.goods
    .map(cargoOf)
    .filter((each) => dealersIn(scene, each).includes(party))
  return { cargo: scene.simulation.random.pick(own), party }
}

function contractOn({ contracts }: Scene, { id }: Party, day: string): string | null {
  const contract = contracts.get(id)
  return contract && contract.startDate <= day && day <= contract.endDate ? contract.id : null
}

export const coldAreaCode = coldArea

const lineOf = (cargo: Cargo, containerNo: string, lotNo: string) => {
  const all = (each: string, kind: 'kg' | 'm3') => round(multiply(each, String(cargo.pieces)), kind)
  return {
    containerNo,
    productCode: cargo.productCode,
    productName: cargo.productName,
    brandName: cargo.brandName,
    lotNo,
    planPieces: cargo.pieces,
    planPallet: cargo.pallets,
    planNet: all(cargo.net, 'kg'),
    planGross: all(cargo.gross, 'kg'),
    planVolume: all(cargo.volume, 'm3'),
  }
}
