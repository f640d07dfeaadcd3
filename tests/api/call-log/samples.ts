import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export async function callLogWorld(app: TestApp) {
  await app.services.calls.flush()
  const { records } = await app.data('callLog.usualPage', {}, 'admin')
  return { callId: String(records[0].id) }
}
type CallLogWorld = Awaited<ReturnType<typeof callLogWorld>>

export const callLogSamples: Record<string, Sample<CallLogWorld>> = {
  'callLog.usualPage': { as: 'admin', input: () => ({ current: 1, size: 2, account: 'admin' }) },
  'usualLog.export': { as: 'admin' },
  'callLog.usual': { as: 'admin', input: (world) => ({ id: world.callId }) },
  'callLog.apiPage': { as: 'admin', input: () => ({ current: 1, size: 2, statusFrom: 200 }) },
  'apiLog.export': { as: 'admin' },
  'callLog.api': { as: 'admin', input: (world) => ({ id: world.callId }) },
}
