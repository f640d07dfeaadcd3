import { expect } from 'vitest'
import { importSuite, type Batch } from '../../support/imports.ts'
import { heads } from '../../support/ugly/lines.ts'
import { bookOf, bytesOf, sheetOf } from '../../support/ugly/parts.ts'
import { inboundLine } from '../../support/workbooks.ts'

/** A suite of files with several sheets, each of which is imported by a batch of its own. */
export function sheetSuite(prefix: string) {
  const suite = importSuite(prefix)
  const { app, wizard, bill, orderOf } = suite

  /** Three sheets of orders, one of notes and an empty one. */
  const book = () =>
    bytesOf(
      bookOf({
        ...Object.fromEntries(
          ['一月', '二月', '三月'].map((name, index) => [
            name,
            sheetOf([heads, inboundLine({ bill: bill(index + 1), container: '', size: '' })]),
          ]),
        ),
        说明: sheetOf([['请按提单号分票']]),
        空: sheetOf([]),
      }),
    )
  const take = ({ id, version }: Pick<Batch, 'id' | 'version'>, sheets: number[], as = 'kf') =>
    app().call('importBatch.takeSheets', { id, version, sheets }, as)
  /** The upload when no job works on any of its sheets any more. */
  async function settled(id: string): Promise<Batch> {
    const { parts } = await wizard().settled(id)
    for (const part of parts) await wizard().settled(part.id)
    return wizard().get(id)
  }
  async function taken(sheets: number[], name = '装箱.xlsx'): Promise<Batch> {
    const upload = await wizard().upload(book(), name)
    expect((await take(upload, sheets)).body).toMatchObject({ code: 200 })
    return settled(upload.id)
  }
  const statuses = async () =>
    Promise.all([1, 2, 3].map(async (n) => (await orderOf(bill(n))).status))

  return { ...suite, book, take, settled, taken, statuses }
}
