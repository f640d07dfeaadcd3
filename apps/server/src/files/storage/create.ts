import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import { diskStorage, storageFolder } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** The bucket of the settings; without one, a folder below the data directory. */
export const createStorage = ({ s3, dataDir }: Config, clock: Clock): Storage =>
  s3 ? s3Storage(s3, clock) : diskStorage(storageFolder(dataDir))
