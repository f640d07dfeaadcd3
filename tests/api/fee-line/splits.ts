import type { TestApp } from '../../support/app.ts'

export type Row = { customerId: string; businessNo?: string; weight?: string }

/** A charge of 1,000.00 by weight, unless `more` says otherwise. */
export const splitOf = (rows: readonly Row[], more: object = {}) => ({
  feeCode: 'QTF',
  bizDate: '2025-03-10',
  amount: '1000',
  basis: 'WEIGHT',
  rows,
  ...more,
})

/** The parts that a split makes. */
export const splitUp = (app: TestApp, rows: readonly Row[], more: object = {}): Promise<any[]> =>
  app.data('feeLine.split', splitOf(rows, more), 'jf')

/** What stands against a split: the reason, and the field of the first issue with its sentence. */
export async function refusedSplit(app: TestApp, rows: readonly Row[], more: object = {}) {
  const { status, body } = await app.call('feeLine.split', splitOf(rows, more), 'jf')
  const { reason, issues } = body.data
  return [status, reason, issues?.[0]?.path, issues?.[0]?.message]
}

let turn = 0

/** An inbound order of a customer, with its goods in one container. */
export async function orderWith(
  app: TestApp,
  customerId: string,
  goods: { containerNo?: string; net: string; pieces: number; volume?: string },
  as = 'kf',
): Promise<{ id: string; orderNo: string; masterBillNo: string }> {
  turn += 1
  const { containerNo, net, pieces, volume } = goods
  const line = {
    productName: 'TSR20',
    planPieces: pieces,
    planNet: net,
    ...(volume !== undefined && { planVolume: volume }),
    ...(containerNo !== undefined && { containerNo }),
  }
  const draft = {
    masterBillNo: `SPLIT${String(turn).padStart(4, '0')}`,
    customerId,
    inboundType: '1',
    expectDate: '2025-03-03',
    enShipName: 'SAMPLE SHIP',
    imvoy: '001E',
    ...(containerNo !== undefined && {
      inboundContainerList: [{ containerNo, containerSize: '40HQ' }],
    }),
    inboundProductList: [line],
  }
  return app.data('inboundOrder.create', draft, as)
}
