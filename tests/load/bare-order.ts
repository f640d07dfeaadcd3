import { auditStatusOf } from '@yuncang/shared/kernel/status-machine'

/* An order of the bare server: the columns it reads, and the bytes that our server answers for them. */
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

export const columns = `id, order_no, master_bill_no, split_seq, house_bill_no, customer_id, customer_name, hq_customer_id,
  hq_customer_name, contract_id, bjd_id, bonded_flag, storage_area_id, inbound_type, business_type, en_ship_name,
  cn_ship_name, imvoy, expect_date, eta, ata, port_code, trade_type, is_fill_bag, inbound_date, is_card, passport_no,
  month_agency, start_time, total_pieces, net_weight, gross_weight, volume, act_pieces, act_net, act_gross,
  act_volume, remark, order_status, submit_by, submit_time, version,
  create_by, create_time, update_time`

export type Row = Record<string, string | number | null>

export const present = (row: Row) => ({
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
  passportNo: row['passport_no'],
  monthAgency: row['month_agency'],
  startTime: wireTime(row['start_time'] as string | null), // a text column
  totalPieces: row['total_pieces'],
  netWeight: kg(Number(row['net_weight'])),
  grossWeight: kg(Number(row['gross_weight'])),
  volume: (Number(row['volume']) / 10_000).toFixed(4),
  actPieces: row['act_pieces'],
  actNet: row['act_net'] === null ? null : kg(Number(row['act_net'])),
  actGross: row['act_gross'] === null ? null : kg(Number(row['act_gross'])),
  actVolume: row['act_volume'] === null ? null : (Number(row['act_volume']) / 10_000).toFixed(4),
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
