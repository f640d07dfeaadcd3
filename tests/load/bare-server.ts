import { gramsOf, isInGrams } from '@yuncang/db/bill-grams'
import { auditStatusOf } from '@yuncang/shared/domain/status-machine'
import Database from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { v7 } from 'uuid'

/*
 * The limit that our server is measured against: node:http and prepared statements on the same file, the same SQL, the
 * same bytes out, and no session, permission, tenant check, validation or log.
 */
const [file, port] = process.argv.slice(2)
const db = new Database(file ?? '')
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('cache_size = -65536')

const shanghaiHours = 8

/** The wire's time is that of Shanghai; most instants are on the same day there, and need no calendar. */
function wireTime(iso: string | null): string | null {
  if (iso === null) return null
  const hour = Number(iso.slice(11, 13)) + shanghaiHours
  if (hour < 24) return `${iso.slice(0, 10)} ${hour < 10 ? '0' : ''}${hour}${iso.slice(13, 19)}`
  const moved = new Date(Date.parse(iso) + shanghaiHours * 3_600_000).toISOString()
  return `${moved.slice(0, 10)} ${moved.slice(11, 19)}`
}
const kg = (scaled: number) => (scaled / 1000).toFixed(3)

const columns = `id, order_no, master_bill_no, split_seq, house_bill_no, customer_id, customer_name, hq_customer_id,
  hq_customer_name, contract_id, bjd_id, bonded_flag, storage_area_id, inbound_type, business_type, en_ship_name,
  cn_ship_name, imvoy, expect_date, eta, ata, port_code, trade_type, is_fill_bag, inbound_date, is_card, month_agency,
  start_time, total_pieces, net_weight, gross_weight, volume, remark, order_status, submit_by, submit_time, version,
  create_by, create_time, update_time`

type Row = Record<string, string | number | null>

const present = (row: Row) => ({
  id: row['id'],
  orderNo: row['order_no'],
  masterBillNo: row['master_bill_no'],
  splitSeq: row['split_seq'],
  houseBillNo: row['house_bill_no'],
  customerId: row['customer_id'],
  customerName: row['customer_name'],
  hqCustomerId: row['hq_customer_id'],
  hqCustomerName: row['hq_customer_name'],
  contractId: row['contract_id'],
  bjdId: row['bjd_id'],
  bondedFlag: row['bonded_flag'],
  storageAreaId: row['storage_area_id'],
  inboundType: row['inbound_type'],
  businessType: row['business_type'],
  enShipName: row['en_ship_name'],
  cnShipName: row['cn_ship_name'],
  imvoy: row['imvoy'],
  expectDate: row['expect_date'],
  eta: row['eta'],
  ata: row['ata'],
  portCode: row['port_code'],
  tradeType: row['trade_type'],
  isFillBag: row['is_fill_bag'],
  inboundDate: row['inbound_date'],
  isCard: row['is_card'],
  monthAgency: row['month_agency'],
  startTime: wireTime(row['start_time'] as string | null), // a text column
  totalPieces: row['total_pieces'],
  netWeight: kg(Number(row['net_weight'])),
  grossWeight: kg(Number(row['gross_weight'])),
  volume: (Number(row['volume']) / 10_000).toFixed(4),
  remark: row['remark'],
  orderStatus: row['order_status'],
  auditStatus: auditStatusOf(Number(row['order_status'])),
  submitBy: row['submit_by'],
  submitTime: wireTime(row['submit_time'] as string | null), // a text column
  version: row['version'],
  createBy: row['create_by'],
  createTime: wireTime(String(row['create_time'])),
  updateTime: wireTime(String(row['update_time'])),
})

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
const searchByGrams = db.prepare<Row, { no: string }>(
  searchOf(`master_bill_no in (select master_bill_no from inbound_bill_gram
    where tenant_node = @tenant and gram in (@first, @second) and master_bill_no like @pattern escape '\\')`),
)

function search(tenant: string, text: string) {
  const pattern = `%${text}%`
  if (!isInGrams(text)) return searchRows.all({ tenant, pattern })
  const [first, second] = gramsOf(text)
  return searchByGrams.all({ tenant, pattern, first, second })
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

function answer(request: IncomingMessage, body: string): unknown {
  const url = new URL(request.url ?? '/', 'http://bare')
  const tenant = String(request.headers['tenant-node'])
  switch (url.pathname) {
    case '/api/lh-wms/inboundOrder/page': {
      const size = Number(url.searchParams.get('size'))
      const current = Number(url.searchParams.get('current'))
      const { orderStatus } = JSON.parse(body) as { orderStatus: number } // the bench's own body
      const rows = pageRows.all(tenant, orderStatus, size, (current - 1) * size)
      const total = pageTotal.get(tenant, orderStatus) ?? 0
      return { records: rows.map(present), total, size, current, pages: Math.ceil(total / size) }
    }
    case '/api/lh-wms/inboundOrder/searchMasterBillNo':
      return search(tenant, url.searchParams.get('masterBillNo') ?? '').map((row) => ({
        MASTER_BILL_NO: row.no,
      }))
    case '/api/lh-wms/inboundOrder/getInboundOrderById':
      return present(getRow.get(tenant, url.searchParams.get('id') ?? '') ?? {})
    case '/api/lh-wms/inboundOrder/saveAll':
      return create.immediate(tenant, JSON.parse(body) as Draft) // the bench's own body
    default:
      return null
  }
}

/** The same bytes as ours sends (performance.md §4), its headers included. */
const headersOfOurs = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
  const text = JSON.stringify({ code: 200, msg: 'ok', data: answer(request, body) })
  response.writeHead(200, {
    ...headersOfOurs,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
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
