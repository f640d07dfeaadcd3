import { word, type Words } from '../../kernel/words.ts'

export const inboundPlanWords = {
  inboundPlan: word('入库计划', 'Inbound plans'),
} as const satisfies Words
