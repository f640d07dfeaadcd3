import {
  ledgerTypes,
  reservationStatuses,
  reservationStatusLabels,
  reservationTypeLabels,
} from '@yuncang/shared/nouns/inventory/rules'
import { currentLanguage } from '../../lib/language.ts'
import type { Tone } from '../../ui/status-tag.tsx'

/* Words of the rules in the language of the screen; a code that is not known stands as it is. */

export const movementOf = (type: string): string =>
  Object.entries(ledgerTypes).find(([each]) => each === type)?.[1][currentLanguage()] ?? type

export const holdTypeOf = (type: number): string =>
  reservationTypeLabels[type]?.[currentLanguage()] ?? String(type)

export const holdStatusOf = (status: number): string =>
  reservationStatusLabels[status]?.[currentLanguage()] ?? String(status)

export const holdTones: Record<number, Tone> = {
  [reservationStatuses.active]: 'active',
  [reservationStatuses.consumed]: 'good',
  [reservationStatuses.released]: 'idle',
  [reservationStatuses.expired]: 'waiting',
}
