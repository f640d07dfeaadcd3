import { addMonths } from '../../kernel/calendar.ts'

/** yyyyMM of the rate of exchange that counts for a day: that of the month before (docs/domain/values.md#foreign-currency). */
export const rateMonthOf = (day: string): string => addMonths(day, -1).slice(0, 7).replace('-', '')
