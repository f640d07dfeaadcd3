import type { Sample } from '../../contract/sample.ts'
import type { ContractWorld } from '../contract/samples.ts'

const of = ({ contract }: ContractWorld) => ({
  paper: 'contract',
  businessId: contract.submitted.id,
})

export const paperSamples: Record<string, Sample<ContractWorld>> = {
  'paper.print': { as: 'sw', input: (world) => ({ ...of(world), locale: 'en' }), starts: '%P' },
  'paper.startPrint': {
    as: 'sw',
    input: ({ contract }) => ({ paper: 'contract', businessIds: [contract.submitted.id] }),
  },
  'paper.copies': { as: 'sw', input: of },
}
