import { trigramsOf, usesTrigrams } from '@yuncang/db/bill-trigrams'
import Database from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { v7 } from 'uuid'
import { columns, present, type Row } from './bare-order.ts'

/*
 * The limit that our server is measured against: node:http and prepared statements on the same file, the same SQL, the
 * same bytes out, totals remembered and commits shared as we do, and no session, permission, tenant check, validation
 * or log.
 */
const [file, port] = process.argv.slice(2)
const db = new Database(file ?? '')
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('cache_size = -65536')

const pageRows = db.prepare<[string, number, number, number], Row>(
  `select ${columns} from inbound_order where tenant_node = ? and is_deleted = 0 and order_status = ?
   order by create_time desc, id desc limit ? offset ?`,
)
const pageTotal = db
  .prepare<[string, number], number>(
    'select count(*) from inbound_order where tenant_node = ? and is_deleted = 0 and order_status = ?',
  )
  .pluck()
const searchOf = (condition: string) =>
  `select master_bill_no as no from inbound_order where tenant_node = @tenant and is_deleted = 0 and ${condition}
   group by master_bill_no order by master_bill_no limit 100`
const searchRows = db.prepare<Row, { no: string }>(
  searchOf(`master_bill_no like @pattern escape '\\'`),
)
const searchByTrigrams = db.prepare<Row, { no: string }>(
  searchOf(`master_bill_no in (select master_bill_no from inbound_bill_gram
    where tenant_node = @tenant and gram in (@first, @second) and master_bill_no like @pattern escape '\\')`),
)

function search(tenant: string, text: string) {
  const pattern = `%${text}%`
  if (!usesTrigrams(text)) return searchRows.all({ tenant, pattern })
  const [first, second] = trigramsOf(text)
  return searchByTrigrams.all({ tenant, pattern, first, second })
}

const getRow = db.prepare<[string, string], Row>(
  `select ${columns} from inbound_order where tenant_node = ? and id = ? and is_deleted = 0`,
)
const customerRow = db.prepare<[string, string], Row>(
  'select id, customer_name, is_stop from customer where tenant_node = ? and id = ? and is_deleted = 0',
)
const takenRow = db.prepare<[string, string], Row>(
  'select id from inbound_order where tenant_node = ? and is_deleted = 0 and master_bill_no = ?',
)
const nextNumber = db
  .prepare<[string, string], number>(
    `insert into number_sequence (tenant_node, name, last) values (?, ?, 1)
     on conflict do update set last = last + 1 returning last`,
  )
  .pluck()
/** The columns of a new order that have no default. */
const written = `id, order_no, master_bill_no, split_seq, customer_id, customer_name, inbound_type, business_type,
  en_ship_name, cn_ship_name, imvoy, expect_date, total_pieces, net_weight, gross_weight, volume, remark, order_status,
  submit_by, submit_time, version, create_by, create_time, update_time`
const insertOrder = db.prepare(
  `insert into inbound_order (tenant_node, ${written}, update_by, is_deleted)
   values (?${', ?'.repeat(26)})`,
)
const insertProduct = db.prepare(
  `insert into inbound_product (tenant_node, id, order_id, line_no, container_no, product_code, product_name, brand_name,
   lot_no, plan_pieces, plan_pallet, plan_net, plan_gross, plan_volume, remark) values (?${', ?'.repeat(14)})`,
)
const insertRecord = db.prepare(
  `insert into operate_record (tenant_node, id, business_id, master_bill_no, operate_module, action, field_diff, user_id,
   real_name, time) values (?${', ?'.repeat(9)})`,
)

/** Totals by tenant and status, until an order of the tenant is written. */
const totals = new Map<string, Map<number, number>>()

function totalOf(tenant: string, orderStatus: number): number {
  const known = totals.get(tenant) ?? new Map<number, number>()
  totals.set(tenant, known)
  const total = known.get(orderStatus) ?? pageTotal.get(tenant, orderStatus) ?? 0
  known.set(orderStatus, total)
  return total
}

type Draft = {
  masterBillNo: string
  customerId: string
  inboundType: string
  expectDate: string
  inboundProductList: { productName: string; planPieces: number; planNet: string }[]
}

const create = db.transaction((tenant: string, draft: Draft) => {
  const customer = customerRow.get(tenant, draft.customerId)
  if (!customer || takenRow.get(tenant, draft.masterBillNo)) throw new Error('refused')
  const id = v7()
  const now = new Date().toISOString()
  const number = nextNumber.get(tenant, `RK${now.slice(0, 10).replaceAll('-', '')}`) ?? 0
  const orderNo = `RK${now.slice(0, 10).replaceAll('-', '')}${String(number).padStart(4, '0')}`
  const lines = draft.inboundProductList
  const pieces = lines.reduce((sum, line) => sum + line.planPieces, 0)
  const net = lines.reduce((sum, line) => sum + Math.round(Number(line.planNet) * 1000), 0)
  const { masterBillNo, customerId, inboundType, expectDate } = draft
  const name = customer['customer_name']
  const head = [id, orderNo, masterBillNo, 0, customerId, name, inboundType, '1', '', '', '']
  const body = [expectDate, pieces, net, 0, 0, '', 0, null, null, 1, 'bench', now, now, 'bench', 0]
  insertOrder.run(tenant, ...head, ...body)
  lines.forEach((line, index) => {
    const weight = Math.round(Number(line.planNet) * 1000)
    const cells = ['', '', line.productName, '', '', line.planPieces, null, weight, null, null, '']
    insertProduct.run(tenant, v7(), id, index + 1, ...cells)
  })
  insertRecord.run(tenant, v7(), id, masterBillNo, 'RKDD', 'create', '{}', 'bench', 'Bench', now)
  return present(getRow.get(tenant, id) ?? {})
})

type Creation = { tenant: string; draft: Draft; answered: (order: unknown) => void }
let creations: Creation[] = []

const createTogether = db.transaction((all: readonly Creation[]) =>
  all.map(({ tenant, draft, answered }) => {
    const order = create(tenant, draft)
    return () => {
      totals.delete(tenant)
      answered(order)
    }
  }),
)

/** Orders that come in the same turn of the event loop share a commit, each in a savepoint of its own. */
function createShared(creation: Creation): void {
  creations.push(creation)
  if (creations.length > 1) return
  setImmediate(() => {
    const all = creations
    creations = []
    for (const tell of createTogether.immediate(all)) tell()
  })
}

function answer(url: URL, tenant: string, body: string): unknown {
  switch (url.pathname) {
    case '/api/lh-wms/inboundOrder/page': {
      const size = Number(url.searchParams.get('size'))
      const current = Number(url.searchParams.get('current'))
      const { orderStatus } = JSON.parse(body) as { orderStatus: number } // the bench's own body
      const rows = pageRows.all(tenant, orderStatus, size, (current - 1) * size)
      const total = totalOf(tenant, orderStatus)
      return { records: rows.map(present), total, size, current, pages: Math.ceil(total / size) }
    }
    case '/api/lh-wms/inboundOrder/searchMasterBillNo':
      return search(tenant, url.searchParams.get('masterBillNo') ?? '').map((row) => ({
        MASTER_BILL_NO: row.no,
      }))
    case '/api/lh-wms/inboundOrder/getInboundOrderById':
      return present(getRow.get(tenant, url.searchParams.get('id') ?? '') ?? {})
    default:
      return null
  }
}

/** The same bytes as ours sends (docs/domain/budgets.md#workloads), its headers included. */
const headersOfOurs = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

function send(response: ServerResponse, data: unknown): void {
  const text = JSON.stringify({ code: 200, msg: 'ok', data })
  response.writeHead(200, {
    ...headersOfOurs,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
  const url = new URL(request.url ?? '/', 'http://bare')
  const tenant = String(request.headers['tenant-node'])
  if (url.pathname === '/api/lh-wms/inboundOrder/saveAll') {
    const draft = JSON.parse(body) as Draft // the bench's own body
    createShared({ tenant, draft, answered: (order) => send(response, order) })
  } else send(response, answer(url, tenant, body))
}

createServer((request, response) => {
  if (request.method === 'GET') {
    respond(request, response, '')
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => respond(request, response, Buffer.concat(chunks).toString()))
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
