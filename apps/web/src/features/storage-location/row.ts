import type { LocationLoads, storageLocation } from '@yuncang/shared/contracts/storage-location'
import type { z } from 'zod'

export type Location = z.output<typeof storageLocation.page.output>['records'][number]
type Room = Pick<LocationLoads[number], 'capacity' | 'load'>

/** A location as the list shows it: with what lies in it, as soon as that is known. */
export type LocationRow = Location & { room: Room | undefined }
