import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { wizardOf } from '../../support/imports.ts'
import { bookOf, bytesOf, sheetOf } from '../../support/ugly/parts.ts'
import { heads } from '../../support/ugly/lines.ts'
import { inboundLine, inboundWorkbook } from '../../support/workbooks.ts'

/** Files in the states that the samples begin with. */
export async function importBatchWorld(app: TestApp) {
  const wizard = wizardOf(app)
  const upload = async (bill: string, more: object = {}) =>
    versioned(await wizard.upload(await inboundWorkbook([{ bill, ...more }])))
  const imports = {
    wrong: await upload('WIZARD0001', { date: '2026-02-30' }),
    mapped: await upload('WIZARD0002'),
    clean: await upload('WIZARD0003'),
    corrected: await upload('WIZARD0005', { date: '2026-02-30' }),
    unwanted: await upload('WIZARD0004'),
    several: versioned(await wizard.upload(severalSheets())),
  }
  await wizard.worker.stop()
  return { imports }
}
const severalSheets = () =>
  bytesOf(
    bookOf({
      一月: sheetOf([heads, inboundLine({ bill: 'WIZARD0006' })]),
      二月: sheetOf([heads, inboundLine({ bill: 'WIZARD0007' })]),
    }),
  )

type ImportBatchWorld = Awaited<ReturnType<typeof importBatchWorld>>

export const importBatchSamples: Record<string, Sample<ImportBatchWorld>> = {
  'importBatch.list': { as: 'kf', input: () => ({ noun: 'inboundOrder' }) },
  'importBatch.get': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id }) },
  'importBatch.rows': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id, bad: 1 }) },
  'importBatch.setMapping': {
    as: 'kf',
    input: ({ imports }) => ({ ...imports.mapped, sheet: 0, headerRow: 1 }),
  },
  'importBatch.takeSheets': {
    as: 'kf',
    input: ({ imports }) => ({ ...imports.several, sheets: [0, 1] }),
  },
  'importBatch.correct': {
    as: 'kf',
    input: ({ imports }) => ({
      ...imports.corrected,
      cells: [{ row: 2, position: 3, text: '2026-02-28' }],
    }),
  },
  'importBatch.correctedFile': { as: 'kf', input: ({ imports }) => ({ id: imports.wrong.id }) },
  'importBatch.publish': { as: 'kf', input: ({ imports }) => imports.clean },
  'importBatch.discard': { as: 'kf', input: ({ imports }) => imports.unwanted },
}
