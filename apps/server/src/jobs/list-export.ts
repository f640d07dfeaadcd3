import { job } from '@yuncang/shared/contracts/job'
import type { ExportedList } from '@yuncang/shared/domain/job'
import type { ListExport } from '../files/spreadsheet/list-export.ts'
import { customerExport } from '../modules/customer/files.ts'
import { inboundExport } from '../modules/inbound-order/files.ts'
import { lotExport } from '../modules/inventory/files.ts'
import { outboundExport } from '../modules/outbound-order/files.ts'
import { permissionOf } from '@yuncang/shared/domain/permissions'
import { parseInput } from '../trpc/errors.ts'
import { defineJob, type JobRight } from './kind.ts'

/** How each list is exported. */
export const listExports: Readonly<Record<ExportedList, ListExport>> = {
  customer: customerExport,
  inboundOrder: inboundExport,
  outboundOrder: outboundExport,
  inventory: lotExport,
}

const permissions = {
  customer: permissionOf['customer.export'],
  inboundOrder: permissionOf['inboundOrder.export'],
  outboundOrder: permissionOf['outboundOrder.export'],
  inventory: permissionOf['inventory.export'],
} as const satisfies Record<ExportedList, JobRight>

/** The export of a list that is too long to wait for. */
export const listExport = defineJob({
  kind: 'list.export',
  isHeavy: true,
  input: job.exportList.input,
  permission: ({ list }) => permissions[list],
  async run(ctx, { list, query }, control) {
    const chosen = listExports[list]
    const started = await chosen.start(ctx, parseInput(chosen.input, query, ctx.call.locale))
    const total = await started.count()
    const onRows = (done: number) =>
      control.progress({ done, total: Math.max(done, total), stage: 'writing' })
    await control.progress({ done: 0, total, stage: 'writing' })
    return { result: { rows: total }, file: started.file(onRows) }
  },
})
