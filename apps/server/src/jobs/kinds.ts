import { tenantReset } from '../demo/reset.ts'
import { importPublish, importRead } from './imports.ts'
import type { JobKind, JobKinds } from './kind.ts'
import { listExport } from './list-export.ts'

const known: readonly JobKind[] = [listExport, importRead, importPublish, tenantReset]

/** Every kind of job of the product, by its name. */
export const jobKinds: JobKinds = new Map(known.map((each) => [each.kind, each]))
