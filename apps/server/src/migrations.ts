import { join } from 'node:path'

/** Seen from the bundle (dist/) and from the source (src/). */
export const migrationsFolder = join(import.meta.dirname, '../../../packages/db/migrations')
