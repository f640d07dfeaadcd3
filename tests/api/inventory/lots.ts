import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { holder, now, receipt, stockIn, type Stock } from '../../support/stock.ts'

/**
 * Two owners, two bills, one of them with both; three places in two areas of one warehouse; one lot in pieces. Made once
 * for a file.
 */
export function lotSuite() {
  let app: TestApp
  let stock: Stock
  let own: string
  let other: string
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    app = await startApp({ clock: () => now })
    stock = stockIn(app.services.db, 'WMS_DEMO')
    type Owner = { id: string; customerName: string }
    const customer = async (customerName: string): Promise<Owner> =>
      (await app.data('customer.page', { customerName }, 'kf')).records[0]
    const [rubber, shipping] = [await customer('青岛样例橡胶'), await customer('舟山演示航运')]
    own = rubber.id
    other = shipping.id
    const place = async (code: string, parent?: string) => {
      const parentStorageId = parent ? ids[parent] : null
      const draft = { code, name: code, parentStorageId, areaType: parent ? '1' : '' }
      ids[code] = (await app.data('storageLocation.create', draft, 'ck')).id
    }
    await place('W9')
    await place('W9-A', 'W9')
    await place('W9-B', 'W9')
    await place('W9-A-1', 'W9-A')
    await place('W9-A-2', 'W9-A')
    const at = (code: string) => ({ locationId: ids[code]!, locationCode: code })
    const by = (row: Owner) => ({
      hqCustomerId: row.id,
      hqCustomerName: row.customerName,
    })
    const lots = await stock.receive([
      receipt('LOT-A', { ...by(rubber), ...at('W9-A-1'), bizDate: '2026-11-01' }),
      receipt('LOT-B', { ...by(rubber), ...at('W9-A-2'), pieces: 2, masterBillNo: 'BILL0002' }),
      receipt('LOT-C', {
        ...by(shipping),
        ...at('W9-B'),
        pieces: 10,
        productCode: 'T100%',
        productName: '轮胎',
        brandName: '样牌',
        productStatus: '2',
        sourceNo: 'RK202611210009',
        sourceId: 'RK9',
      }),
      receipt('LOT-D', { ...by(rubber), ...at('W9-A-1'), pieces: 1, masterBillNo: 'BILL0003' }),
    ])
    for (const lot of lots) ids[lot.lotNo] = lot.id
    const [hold] = await stock.reserve(
      [
        { lotId: ids['LOT-A']!, qty: '25.2', lineId: '1' },
        { lotId: ids['LOT-C']!, qty: '2.52', lineId: '2' },
      ],
      holder('CK202611210001', '2026-11-23T04:00:00.000Z'),
    )
    await stock.take({ reservationId: hold!.id, qty: '10.08', pieces: 8 })
    const [last] = await stock.reserve(
      [{ lotId: ids['LOT-D']!, qty: '1.26', lineId: '1' }],
      holder('CK202611210002'),
    )
    await stock.take({ reservationId: last!.id, qty: '1.26', pieces: 1 })
  })
  afterAll(() => app.close())

  const page = (query: object, as = 'ck'): Promise<any> => app.data('inventory.page', query, as)
  return {
    app: () => app,
    stock: () => stock,
    own: () => own,
    other: () => other,
    ids,
    page,
    holds: (query: object, as = 'ck'): Promise<any> =>
      app.data('inventory.reservations', query, as),
    summary: (query: object, as = 'ck'): Promise<any> => app.data('inventory.summary', query, as),
    /** The numbers of the lots that a list finds. */
    nos: async (query: object, as?: string): Promise<string[]> =>
      (await page(query, as)).records.map(({ lotNo }: { lotNo: string }) => lotNo).sort(),
  }
}
