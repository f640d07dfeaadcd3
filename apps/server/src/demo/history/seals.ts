import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import type { SealStep } from '@yuncang/shared/nouns/seal-record/rules'
import { createByContract } from '../../modules/seal-record/service/save.ts'
import { step } from '../../modules/seal-record/service/step.ts'
import { atWork, dayMs, hourMs } from '../working-hours.ts'
import { bringToSeal } from './contracts.ts'
import type { Journey } from './journey.ts'
import type { Scene } from './scene.ts'

type Last = 'submitted' | 'rejected' | 'approved' | 'sealed'
type Step = readonly [by: 'sw' | 'cw', step: SealStep, msg: string]

const submit: Step = ['sw', 'submit', '']
const pass: Step = ['cw', 'pass', '条款与审批一致']
const stepsTo: Readonly<Record<Last, readonly Step[]>> = {
  submitted: [submit],
  rejected: [submit, ['cw', 'refuse', '份数与合同约定不符，请改为两份']],
  approved: [submit, pass],
  sealed: [submit, pass, ['sw', 'seal', '']],
}
/** Of the contracts in force, by their places, and how many days before the end it is asked for. */
const uses: readonly (readonly [at: number, last: Last, days: number])[] = [
  [0, 'sealed', 6],
  [1, 'submitted', 1],
  [2, 'approved', 2],
  [4, 'rejected', 3],
]

/** Seals that are asked for on contracts in force, one in each state in which somebody has something to do. */
export function askForSeals({ simulation, diary }: Scene, contractIds: readonly string[]): void {
  for (const [at, last, days] of uses) {
    const id = contractIds[at]
    if (id) diary.begin(atWork(simulation.end - days * dayMs), sealing(simulation, id, last))
  }
}

async function* sealing(simulation: Scene['simulation'], id: string, last: Last): Journey {
  const { as } = simulation
  const documentId = await bringToSeal(simulation, id)
  const purpose = '年度合同签章，双方各执一份'
  let row: SealRecord = await createByContract(as.sw, {
    id,
    documentId,
    purpose,
    sealType: '2',
    copies: last === 'rejected' ? 3 : 2,
  })
  for (const [by, taken, msg] of stepsTo[last]) {
    yield simulation.time() + hourMs
    row = await step(as[by], { id: row.id, version: row.version, step: taken, msg })
  }
}
