import type { Sample } from './samples.ts'

export const dashboardSamples: Record<string, Sample> = { 'dashboard.home': { as: 'admin' } }
