import { job } from '@yuncang/shared/nouns/job/contract'
import { permissionOf } from '@yuncang/shared/access'
import { parseInput } from '../trpc/errors.ts'
import { defineJob } from './kind.ts'

/** The export of a list that is too long to wait for. */
export const listExport = defineJob({
  kind: 'list.export',
  isHeavy: true,
  input: job.exportList.input,
  permission: ({ list }) => permissionOf[`${list}.export`],
  async run(ctx, { list, query }, control) {
    const chosen = ctx.services.listExports[list]
    const started = await chosen.start(ctx, parseInput(chosen.input, query, ctx.call.locale))
    const total = await started.count()
    const onRows = (done: number) =>
      control.progress({ done, total: Math.max(done, total), stage: 'writing' })
    await control.progress({ done: 0, total, stage: 'writing' })
    return { result: { rows: total }, file: await started.file(onRows) }
  },
})
