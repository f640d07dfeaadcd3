import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export const sampleError = {
  url: 'http://localhost/wms/inboundOrder/index',
  time: '2026-11-21 08:30:00',
  type: 'error',
  message: "Cannot read properties of undefined (reading 'length')",
  stack: 'TypeError: Cannot read properties of undefined',
  info: '{"componentStack":"at InboundOrderList"}',
}

export async function errorLogWorld(app: TestApp) {
  await app.data('errorLog.send', { logs: [sampleError] }, 'kf')
  const { records } = await app.data('errorLog.page', {}, 'admin')
  return { errorLogId: String(records[0].id) }
}
type ErrorLogWorld = Awaited<ReturnType<typeof errorLogWorld>>

export const errorLogSamples: Record<string, Sample<ErrorLogWorld>> = {
  'errorLog.send': { as: 'kf', input: () => ({ logs: [sampleError] }) },
  'errorLog.page': { as: 'admin', input: () => ({ current: 1, size: 2, solveStatus: 0 }) },
  'errorLog.export': { as: 'admin' },
  'errorLog.setSolveStatus': {
    as: 'admin',
    input: ({ errorLogId }) => ({ ids: [errorLogId], status: 1 }),
  },
}
