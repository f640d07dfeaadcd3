import { at, gate, type outboundSuite } from '../../support/outbound.ts'

/** Trucks in the yard with all that their order holds on them, of which nobody has taken a photo. */
export function loadedTrucksOf(suite: ReturnType<typeof outboundSuite>) {
  const { app, issued, truckOf, load } = suite
  const loadedTruck = async (n = 1) => {
    const { order, trucks } = await issued({}, [truckOf(1), truckOf(2)].slice(0, n))
    for (const truck of trucks) await app().data('outboundTruck.gateIn', gate(truck), at('mg'))
    const [first, second] = await suite.allocationsOf(order.id)
    await load(trucks[0]!.id, [{ allocationId: first!.id, qty: '20.16' }])
    if (n > 1) await load(trucks[1]!.id, [{ allocationId: second!.id, qty: '5.04' }])
    return { order, truck: trucks[0]!, trucks }
  }
  return { loadedTruck }
}
