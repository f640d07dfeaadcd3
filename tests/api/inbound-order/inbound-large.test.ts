import { describe, expect, test } from 'vitest'
import { containerNo } from '../../support/containers.ts'
import { inboundSuite } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, audited, plansOf, lots } = suite

/** On a busy machine. */
const patient = 240_000

describe('an order of 2,000 containers and 20,000 lines', () => {
  test(
    'is submitted, planned, tallied and received in statements for many rows',
    async () => {
      const { id: locationId } = await app().data(
        'storageLocation.create',
        { code: 'BIG', name: '大仓', areaType: '1', allowMixLot: 1 },
        'ck',
      )
      const boxes = Array.from({ length: 2_000 }, (_, index) => containerNo(index))
      const { id } = await audited({
        inboundContainerList: boxes.map((no) => ({ containerNo: no, containerSize: '20GP' })),
        inboundProductList: Array.from({ length: 20_000 }, (_, index) => ({
          containerNo: boxes[index % 2_000],
          productCode: 'TSR20',
          productName: '20号标准胶 TSR20',
          planPieces: 2,
          planNet: '2520',
        })),
      })
      await app().data('inboundOrder.generatePlan', { id, storageAreaId: locationId }, 'ck')
      const plans = await plansOf(id)
      expect(plans).toHaveLength(20_000)
      await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
      await app().data('inboundPlan.start', { id }, 'lh')
      const one = { id, plans: [{ id: plans[0]!.id, actPieces: 1 }] }
      await app().data('inboundPlan.finish', one, 'lh')
      const done = await app().data('inboundPlan.finish', { id, restAsPlanned: 1 }, 'lh')
      expect(done.orderStatus).toBe(5)
      const stored = await lots(id)
      expect(stored).toHaveLength(20_000)
      expect(stored.at(-1)!.lotNo).toMatch(/-20000$/)
      const open = await app().data('inboundOrder.state', { id }, 'kf')
      expect(open).toMatchObject({ plans: 20_000, finishedPlans: 20_000, openDiffs: 1 })
    },
    patient,
  )
})
