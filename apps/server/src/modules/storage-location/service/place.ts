import type { LocationDraft } from '@yuncang/shared/nouns/storage-location/contract'
import {
  deepestLevel,
  locationStatuses,
  mixesBonded,
} from '@yuncang/shared/nouns/storage-location/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { LocationRow } from '../repo.ts'

/** What a location must know of the one above it. */
export type Parent = Pick<
  LocationRow,
  'id' | 'name' | 'level' | 'areaType' | 'ancestorIds' | 'status'
>

/** In the form that is stored. */
export const cleaned = <D extends LocationDraft>(draft: D): D => ({
  ...draft,
  code: normalizeCode(draft.code),
  name: normalizeName(draft.name),
})

/**
 * Where a draft stands below its parent: level and ancestors follow the parent, and so does a type that is left open.
 * Throws 400 for a fifth level or a missing type, 409 when bonded meets unbonded.
 */
export function placed(parent: Parent | undefined, draft: LocationDraft) {
  const level = (parent?.level ?? 0) + 1
  if (level > deepestLevel) throw new AppError('storageLocation.tooDeep')
  const areaType = draft.areaType || (parent?.areaType ?? '')
  if (level > 1 && areaType === '') throw new AppError('storageLocation.areaTypeRequired')
  assertUnmixed(parent?.areaType ?? '', areaType, draft.name)
  return {
    ...draft,
    parentStorageId: parent?.id ?? null,
    ancestorIds: parent ? [...parent.ancestorIds, parent.id] : [],
    level,
    areaType,
  }
}

/** Nothing new comes below a location that is stopped, nor into use. */
export function assertOpen(parent: Parent | undefined): void {
  if (parent?.status !== locationStatuses.stopped) return
  throw new AppError('storageLocation.parentStopped', { params: { name: parent.name } })
}

export function assertUnmixed(above: string, below: string, name: string): void {
  if (mixesBonded(above, below))
    throw new AppError('storageLocation.mixesBonded', { params: { name } })
}
