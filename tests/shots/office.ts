import { encodeInput } from '@yuncang/shared/gateway/encode'
import { containerNo } from '../support/containers.ts'
import type { Envelope } from '@yuncang/shared/gateway/envelope'
import { routes, type RoutedOperation } from '@yuncang/shared/routes'

/* A day at the office, so that the screens have something to show. */
export const password = 'Yuncang#2026'
export const credential = `Basic ${btoa('yuncang-web:yuncang-web')}`

type Call = <T = { id: string; version: number }>(
  operation: RoutedOperation,
  input: object,
) => Promise<T>

async function clerk(server: string, account: string): Promise<Call> {
  let token = ''
  const call: Call = async (operation, input) => {
    const route = routes[operation]
    const { url, body } = encodeInput(route, input)
    const response = await fetch(server + url, {
      method: route.method,
      headers: {
        authorization: credential,
        'tenant-node': 'WMS_DEMO',
        ...(token && { 'x-access-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = (await response.json()) as Envelope
    if (envelope.code !== 200) throw new Error(`${operation}: ${envelope.msg}`)
    return envelope.data as never
  }
  const session = { type: 'account', tenantId: '', account, password }
  token = (await call<{ accessToken: string }>('session.token', session)).accessToken
  return call
}

const vessels = [
  ['EVER GLOBE', '长赐', '1172W'],
  ['COSCO TAURUS', '中远金牛', '088E'],
  ['MSC ISABELLA', '', 'FT512A'],
  ['', '', ''],
] as const
const goods = [
  ['SVR3L', '越南标准胶 SVR3L', 'VON BUNDIT'],
  ['NBSK', '漂白针叶木浆', '乌针'],
  ['TSR20', '20号标准胶 TSR20', 'SRI TRANG AGRO-INDUSTRY PUBLIC COMPANY LIMITED'],
] as const

const orderOf = (customerId: string, index: number, lines: number) => {
  const [enShipName, cnShipName, imvoy] = vessels[index % vessels.length]!
  const [productCode, productName, brandName] = goods[index % goods.length]!
  // A container comes with one voyage.
  const containers = [1, 2, 3].map((at) => containerNo(400_000 + index * 3 + at))
  return {
    masterBillNo: `DMLNQD2511${String(index + 1).padStart(4, '0')}`,
    customerId,
    inboundType: String((index % 3) + 1),
    enShipName,
    cnShipName,
    imvoy,
    expectDate: `2026-12-${String((index % 27) + 1).padStart(2, '0')}`,
    remark: index % 4 === 0 ? '到港前一天电话通知仓库，卸货时核对箱封' : '',
    inboundContainerList: containers
      .slice(0, Math.min(lines, 3))
      .map((no, at) => ({ containerNo: no, containerSize: '20GP', sealNo: `CN8840${at}71` })),
    inboundProductList: Array.from({ length: lines }, (_, at) => ({
      containerNo: containers[at % 3],
      productCode,
      productName,
      brandName,
      lotNo: `L25-${index}${at}`,
      planPieces: 16 + index * 40,
      planPallet: at === 0 ? null : 16,
      planNet: String(20160 + index * 137),
      planGross: String(20480.5 + index * 137),
      planVolume: at === 1 ? null : '26.4',
    })),
  }
}

export const longName =
  '青岛前湾保税港区国际橡胶轮胎及化工原料进出口贸易与供应链综合服务股份有限公司山东自由贸易试验区青岛片区第一分公司（虚构单位）'

/** Where the screens of single records are. */
export type Records = Record<
  'draft' | 'submitted' | 'rejected' | 'passed' | 'customer' | 'longCustomer',
  string
>

async function furnishCustomer(kf: Call): Promise<string> {
  const { records } = await kf<{ records: { id: string }[] }>('customer.page', {
    current: 1,
    size: 15,
    customerName: '青岛样例橡胶',
  })
  const customerId = records[0]!.id
  await kf('customerInvoice.save', {
    customerId,
    invoiceTitle: '青岛样例橡胶贸易有限公司（虚构）',
    dutyNumber: '91370200MA3DEM0197',
    invoiceType: '3',
    bankName: '示例银行青岛保税区支行',
    bankAccount: '37020000000001',
    email: 'invoice@example.com',
  })
  for (const [bankAccount, currency] of [
    ['37020000000001', 'CNY'],
    ['37020000000002', 'USD'],
  ])
    await kf('customerBank.save', {
      customerId,
      bankName: '示例银行青岛保税区支行',
      bankAccount,
      currency,
      swift: 'BKCHCNBJ500',
    })
  await kf('customerContacter.save', {
    customerId,
    name: '王样例',
    phone: '13800000001',
    email: 'wang.yangli@example.com',
    position: '单证主管',
    isNotify: 1,
  })
  await kf('customerBranch.save', {
    customerId,
    branchName: '日照分公司',
    address: '山东省日照市东港区海滨五路 1 号（虚构）',
    contacter: '赵样例',
  })
  return customerId
}

/** Fills the fresh demo: orders in every state, a customer with everything, one with a very long name. */
export async function furnish(server: string): Promise<Records> {
  const [kf, sh] = await Promise.all([clerk(server, 'kf'), clerk(server, 'sh')])
  const customer = await furnishCustomer(kf)
  const { id: longCustomer } = await kf('customer.create', {
    customerName: longName,
    socialCreditCode: 'LONG-NAME-1',
    isVisual: 1,
    customerType: ['0'],
    creditLimit: '12500000.00',
    creditDays: 45,
  })
  const ids: string[] = []
  for (let index = 0; index < 22; index += 1) {
    const owner = index === 20 ? longCustomer : customer
    const { id, version } = await kf('inboundOrder.create', orderOf(owner, index, (index % 3) + 1))
    ids.push(id)
    if (index % 4 === 0) continue
    await kf('inboundOrder.update', { id, auditStatus: 1, version })
    if (index % 4 === 2) await sh('inboundOrder.audit', { id, type: 2, msg: '' })
    if (index % 4 === 3)
      await sh('inboundOrder.audit', { id, type: 3, msg: '净重与提单不符：提单为 20,160.000 千克' })
  }
  return {
    draft: ids[8]!,
    submitted: ids[5]!,
    passed: ids[2]!,
    rejected: ids[11]!,
    customer,
    longCustomer,
  }
}
