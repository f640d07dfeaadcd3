import type {
  LocationLoads,
  storageLocation,
} from '@yuncang/shared/nouns/storage-location/contract'
import type * as z from 'zod'

export type Location = z.output<typeof storageLocation.page.output>['records'][number]
type Usage = Pick<LocationLoads[number], 'capacity' | 'load'>

/** A location as the list shows it: with what lies in it, as soon as that is known. */
export type LocationRow = Location & { usage: Usage | undefined }
