import type { TestApp } from '../support/app.ts'
import { wizardOf } from '../support/imports.ts'
import { inboundWorkbook, workbook } from '../support/workbooks.ts'
import type { Sample } from './samples.ts'

/** Files in the states that the samples begin with. */
export async function importWorld(app: TestApp) {
  const wizard = wizardOf(app)
  const upload = async (bill: string, more: object = {}) => {
    const { id, version } = await wizard.upload(await inboundWorkbook([{ bill, ...more }]))
    return { id, version }
  }
  const world = {
    wrong: await upload('WIZARD0001', { date: '2026-02-30' }),
    mapped: await upload('WIZARD0002'),
    clean: await upload('WIZARD0003'),
    unwanted: await upload('WIZARD0004'),
  }
  await wizard.worker.stop()
  return world
}

export type ImportWorld = Awaited<ReturnType<typeof importWorld>>

const anything = () =>
  workbook([
    ['提单号', '客户名称'],
    ['A1234', 'x'],
  ])

export const importSamples: Record<string, Sample> = {
  'importBatch.customer': { as: 'kf', upload: anything },
  'importBatch.customerInvoice': { as: 'kf', upload: anything },
  'importBatch.customerBank': { as: 'kf', upload: anything },
  'importBatch.product': { as: 'kf', upload: anything },
  'importBatch.storageLocation': { as: 'ck', upload: anything },
  'importBatch.inboundOrder': { as: 'kf', upload: anything },
  'importBatch.list': { as: 'kf', input: () => ({ noun: 'inboundOrder' }) },
  'importBatch.get': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id }) },
  'importBatch.rows': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id, bad: 1 }) },
  'importBatch.setMapping': {
    as: 'kf',
    input: ({ imports }) => ({ ...imports.mapped, sheet: 0, headerRow: 1 }),
  },
  'importBatch.correctedFile': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id }) },
  'importBatch.publish': { as: 'kf', input: ({ imports }) => imports.clean },
  'importBatch.discard': { as: 'kf', input: ({ imports }) => imports.unwanted },
}
