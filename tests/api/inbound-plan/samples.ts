import type { Sample } from '../../contract/sample.ts'
import { orderOf, type InboundOrderWorld } from '../inbound-order/samples.ts'

export const inboundPlanSamples: Record<string, Sample<InboundOrderWorld>> = {
  'inboundPlan.list': { as: 'lh', input: orderOf((w) => w.received[1]!) },
  'inboundPlan.export': { as: 'lh', input: orderOf((w) => w.received[1]!) },
  'inboundPlan.assign': {
    as: 'ck',
    input: ({ inbound: { planned, planOf } }) => ({
      id: planned[1],
      planIds: [planOf[planned[1]!]],
      workTeam: '一班',
    }),
  },
  'inboundPlan.start': { as: 'lh', input: orderOf((w) => w.planned[2]!) },
  'inboundPlan.finish': { as: 'lh', input: orderOf((w) => w.receiving[0]!, { restAsPlanned: 1 }) },
  'inboundPlan.unFinish': { as: 'ck', input: orderOf((w) => w.received[2]!) },
  'inboundPlan.abort': { as: 'ck', input: orderOf((w) => w.receiving[1]!, { reason: '车位被占' }) },
}
