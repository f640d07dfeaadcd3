import type { Tone } from '../ui/status-tag.tsx'

/** Inbound and outbound orders go the same way: drafted, submitted, worked on, finished, or sent back and voided. */
const tones: Record<number, Tone> = {
  0: 'idle',
  1: 'waiting',
  2: 'active',
  3: 'active',
  4: 'active',
  5: 'active',
  6: 'good',
  7: 'good',
  8: 'bad',
  9: 'idle',
}

export const orderTone = (status: number): Tone => tones[status] ?? 'idle'
