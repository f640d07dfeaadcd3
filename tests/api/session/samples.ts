import type { Sample } from '../../contract/sample.ts'

export const sessionSamples: Record<string, Sample> = {
  'session.token': { as: '', input: () => ({ account: 'kf', password: 'Yuncang#2026' }) },
  'session.tenants': { as: 'kf' },
  'session.currentUser': { as: 'kf' },
  'session.buttons': { as: 'kf' },
  'session.routes': { as: 'kf' },
  'session.topMenu': { as: 'kf' },
  'session.menuChildren': { as: 'kf', input: () => ({ parentId: 'menu-base' }) },
  'session.refresh': { as: 'kf' },
  'session.lock': { as: 'jf' },
  'session.lockState': { as: 'jf' },
  'session.unlock': { as: 'jf', input: () => ({ password: 'Yuncang#2026' }) },
  'session.saveSection': { as: 'kf', input: () => ({ ywbkName: '保税仓储板块' }) },
  'session.logout': { as: 'lh' },
}
