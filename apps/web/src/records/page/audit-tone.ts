import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { Tone } from '../../ui/status-tag.tsx'

const tones: Record<number, Tone> = {
  [auditStatuses.draft]: 'idle',
  [auditStatuses.submitted]: 'waiting',
  [auditStatuses.passed]: 'good',
  [auditStatuses.rejected]: 'bad',
}

export const auditTone = (status: number): Tone => tones[status] ?? 'idle'
