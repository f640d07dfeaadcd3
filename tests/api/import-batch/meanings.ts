import { importSuite } from '../../support/imports.ts'
import { inboundWorkbook, workbook } from '../../support/workbooks.ts'

/** A suite of files with values that nobody knows, and somebody who says what they stand for. */
export function meaningSuite(prefix: string) {
  const suite = importSuite(prefix)
  const { app, wizard } = suite

  async function mean(
    { id, version }: { id: string; version: number },
    of: Record<string, string>,
    is: Record<string, string> | null,
  ) {
    await app().data('importBatch.correct', { id, version, meanings: [{ of, is }] }, 'kf')
    return wizard().settled(id)
  }
  let made = 0
  /** Products of these units, with names that no other has. */
  const products = (...units: string[]) => {
    made += 1
    const rows = units.map((unit, at) => [`词商品${made}-${at}`, unit])
    return workbook([['商品名称', '计量单位'], ...rows])
  }
  const uploadProducts = async (...units: string[]) =>
    wizard().upload(await products(...units), 'a.xlsx', 'product')
  const uploadOrders = async (...lines: Parameters<typeof inboundWorkbook>[0]) =>
    wizard().upload(await inboundWorkbook(lines))
  const wrongRows = async (id: string) => (await wizard().rows(id, { bad: 1 })).records
  const newCustomer = (
    name: string,
    shortName = name,
  ): Promise<{ id: string; version: number }> => {
    const draft = { customerName: name, shortName, socialCreditCode: `TEST-${name}`, isVisual: 1 }
    return app().data('customer.create', draft, 'kf')
  }
  return {
    ...suite,
    mean,
    products,
    uploadProducts,
    uploadOrders,
    wrongRows,
    newCustomer,
    /** The name of a product of the file that was made last. */
    nameOf: (at: number) => `词商品${made}-${at}`,
  }
}
