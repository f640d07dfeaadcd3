import type { Sample } from '../../contract/sample.ts'

export const loginRecordSamples: Record<string, Sample> = {
  'loginRecord.saveSignIn': { as: 'kf' },
  'loginRecord.saveSignOut': { as: 'lh' },
  'loginRecord.page': { as: 'admin', input: () => ({ current: 1, size: 2, kind: 'signIn' }) },
  'loginRecord.export': { as: 'admin' },
}
