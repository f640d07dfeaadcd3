import { word, type Words } from '../../kernel/words.ts'

export const reportPlanWords = {
  reportPlan: word('定时报表', 'Scheduled reports'),
} as const satisfies Words
