import { encodeInput } from '@yuncang/shared/gateway/encode'
import { afterAll, beforeAll } from 'vitest'
import { routeTable, startApp, type Answer, type Face, type SentForm, type TestApp } from './app.ts'
import { png } from './pictures.ts'

type Kept = { id: string; version: number; size: number; name: string; reason?: string }
/** The answer to an upload: the document, or why it was refused. */
export type Sent = Omit<Answer, 'body'> & { body: { code: number; msg: string; data: Kept } }

/** An application with inbound orders that documents are sent to. */
export function documentSuite(options: Parameters<typeof startApp>[0] = {}) {
  let app: TestApp
  let turn = 0
  const customers = new Map<string, string>()
  beforeAll(async () => {
    app = await startApp(options)
  })
  afterAll(() => app.close())

  async function customerOf(name: string, as: string): Promise<string> {
    const known = customers.get(`${name} ${as}`)
    if (known) return known
    const { records } = await app.data('customer.page', { customerName: name }, as)
    const found = String(records[0].id)
    customers.set(`${name} ${as}`, found)
    return found
  }

  /** A draft that no other test has. */
  async function anOrder(
    as = 'kf',
    customer = '青岛样例橡胶',
  ): Promise<{ id: string; version: number }> {
    turn += 1
    const draft = {
      masterBillNo: `FILE${String(turn).padStart(6, '0')}`,
      customerId: await customerOf(customer, as),
      inboundType: '1',
      expectDate: '2026-12-01',
      inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
    }
    return app.data('inboundOrder.create', draft, as)
  }
  const send = (businessId: string, form: SentForm, as = 'kf', face: Face = app): Promise<Sent> =>
    face.form('file.upload', { fields: fieldsOf(businessId), ...form }, as)
  const listOf = (businessId: string, as = 'kf') =>
    app.data('file.list', { uploadModuleCode: 'RKDD', businessId }, as)
  /** A picture that no other test has. */
  const picture = (name = 'photo.png', grey = (turn * 7) % 256) => ({
    name,
    bytes: png(4, 3, grey),
  })
  async function get(operation: string, id: string, as: string, headers = {}) {
    const { url } = encodeInput(routeTable[operation]!, { id })
    return app.app.inject({
      method: 'GET',
      url,
      headers: { ...(await app.headersOf(as)), ...headers },
    })
  }
  return { app: () => app, turn: () => turn, anOrder, send, listOf, picture, get }
}

export const fieldsOf = (businessId: string, docType = 'ZP') => ({
  uploadModuleCode: 'RKDD',
  businessId,
  docType,
})
