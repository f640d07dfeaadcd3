import { multiply, round } from '@yuncang/shared/kernel/decimal'

/** '0.125' -> '12.50%' */
export const percent = (share: string): string => `${round(multiply(share, '100'), 'money')}%`
