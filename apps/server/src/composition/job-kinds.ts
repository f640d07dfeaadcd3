import { tenantReset } from '../demo/reset.ts'
import { importPublish, importRead } from '../kernel/import/service/jobs.ts'
import type { JobKind, JobKinds } from '../jobs/kind.ts'
import { billMonth } from '../modules/bill/service/generate.ts'
import { sendMonth } from '../modules/bill/service/send-month.ts'
import { rerateDrafts } from '../modules/fee-line/service/rerate.ts'
import { printMany } from '../modules/paper/service/many.ts'
import { sendReport } from '../modules/report-plan/service/send.ts'
import { mergeJob } from '../modules/customer-merge/service/merge.ts'
import { periodCharge } from '../modules/fee-line/service/run.ts'
import { listExport } from '../jobs/list-export.ts'

const known: readonly JobKind[] = [
  listExport,
  importRead,
  importPublish,
  periodCharge,
  rerateDrafts,
  billMonth,
  sendMonth,
  printMany,
  mergeJob,
  sendReport,
  tenantReset,
]

/** Every kind of job of the product, by its name. */
export const jobKinds: JobKinds = new Map(known.map((each) => [each.kind, each]))
