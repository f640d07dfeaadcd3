import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import type { TestApp } from './app.ts'
import { pdf } from './pictures.ts'
import { inboundWorkbook } from './workbooks.ts'

/** An inbound order of a bill that no other has; audited unless it is to stay a draft. */
export async function orderToSeal(
  app: TestApp,
  bill: string,
  status = 2,
): Promise<{ id: string; orderNo: string }> {
  const { body } = await app.upload(
    'inboundOrder.import',
    await inboundWorkbook([{ bill }]),
    'a.xlsx',
    'kf',
  )
  if (body.code !== 200) throw new Error(`the order was refused: ${JSON.stringify(body)}`)
  const { id, orderNo }: { id: string; orderNo: string } = await app.data(
    'inboundOrder.getByBill',
    { masterBillNo: bill },
    'kf',
  )
  await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.update(tx.t.inboundOrder, { orderStatus: status }, eq(tx.t.inboundOrder.id, id)),
  )
  return { id, orderNo }
}

/** Attaches a paper to an inbound order; gives the document's id. */
export async function orderPaper(app: TestApp, businessId: string): Promise<string> {
  const fields = { uploadModuleCode: 'RKDD', businessId, docType: 'QT' }
  const file = { name: '放行申请.pdf', bytes: pdf(100, businessId.slice(-6)) }
  const { body } = await app.form('file.upload', { fields, file }, 'kf')
  if (body.code !== 200) throw new Error(`the paper was refused: ${body.msg}`)
  return body.data.id
}
