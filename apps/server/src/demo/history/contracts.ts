import { contract } from '@yuncang/shared/contracts/contract'
import { quotation as quotations } from '@yuncang/shared/contracts/quotation'
import { addDays, today } from '@yuncang/shared/domain/calendar'
import type { z } from 'zod'
import { reject, setStatus, voidContract } from '../../modules/contract/service/audit.ts'
import { expire } from '../../modules/contract/service/expiry.ts'
import { file, setStopped } from '../../modules/contract/service/filing.ts'
import { refuseQuotation, setQuotationStatus } from '../../modules/contract/service/quotation.ts'
import { get, quotationOf } from '../../modules/contract/service/read.ts'
import { declineRenewal, renew } from '../../modules/contract/service/renewal.ts'
import { createWithQuotation } from '../../modules/contract/service/save.ts'
import { save } from '../../modules/quotation/service/change.ts'
import type { House } from '../house.ts'
import { demoSubject } from '../tenants.ts'
import type { Party } from './scene.ts'
import { raised, type Lines } from './tariffs.ts'

export type Term = { readonly startDate: string; readonly endDate: string }
type Draft = z.input<typeof contract.createWithQuotation.input>

const yes = { confirmed: false, msg: '' } as const
const night = { id: 'system', account: 'system', realName: '系统任务' }

const kinds: Readonly<Record<string, string>> = { 货代类租户: '2' }

/** A draft with its prices; gives the contract's id. */
export async function draftContract(
  house: House,
  party: Party,
  term: Term,
  details: Lines,
): Promise<string> {
  const { row } = house.tenant
  const isForwarding = kinds[row.type] === '2'
  const draft: Draft = {
    ...term,
    contractName: `${isForwarding ? '货运代理' : '仓储服务'}合同（${term.startDate.slice(0, 4)} 年度）`,
    contractSubjectNames: demoSubject,
    customerId: party.id,
    contractType: isForwarding ? '2' : '1',
    signDate: addDays(term.startDate, -house.random.between(5, 20)),
    billDay: 5,
    payDays: house.random.pick([15, 30, 45]),
    contractPartyList: ['1', '4'].map((partyType) => ({ partyType, customerId: party.id })),
    quotation: { details },
  }
  const { id } = await createWithQuotation(
    house.as.sw,
    contract.createWithQuotation.input.parse(draft),
  )
  return id
}

const versionOf = async ({ as }: House, id: string) => (await get(as.sw, { id })).version

export async function submitContract(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await setStatus(house.as.sw, { ...yes, id, status: '1', version })
}

export async function passContract(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await setStatus(house.as.cw, { ...yes, id, status: '2', version, msg: '条款已核对' })
}

export async function submitPrices(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await setQuotationStatus(house.as.sw, { id, status: '1', version, msg: '' })
}

export async function passPrices(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await setQuotationStatus(house.as.cw, { id, status: '2', version, msg: '' })
}

/** A contract in force with prices in force. */
export async function concludeContract(
  house: House,
  party: Party,
  term: Term,
  details: Lines,
): Promise<string> {
  const id = await draftContract(house, party, term, details)
  await bringIntoForce(house, id)
  return id
}

async function bringIntoForce(house: House, id: string): Promise<void> {
  await submitContract(house, id)
  await passContract(house, id)
  await submitPrices(house, id)
  await passPrices(house, id)
}

export const rejectContract = ({ as }: House, id: string) =>
  reject(as.cw, { id, msg: '违约责任条款与集团模板不一致，请修改' })

export const rejectPrices = ({ as }: House, id: string) =>
  refuseQuotation(as.cw, { id, msg: '出库费低于成本价，请重新报价' })

/** New prices from today on, as a draft: a new version of the quotation. */
export async function changePrices(house: House, id: string, details: Lines, percent: number) {
  const current = await quotationOf(house.as.sw, { id })
  if (!current) throw new RangeError('A contract without prices cannot get new ones')
  const { bjdId, version, validTo } = current
  const from = today(house.now())
  const change = { id: bjdId, version, validFrom: from, validTo, details: raised(details, percent) }
  await save(house.as.sw, quotations.save.input.parse(change))
}

/** A new contract after the old one; gives its id. */
export async function renewContract(house: House, id: string): Promise<string> {
  const next = await renew(house.as.sw, contract.renew.input.parse({ id }))
  await bringIntoForce(house, next.id)
  return next.id
}

export async function declineContract(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await declineRenewal(house.as.sw, { id, version, reason: '客户业务转移至其他口岸，到期不再续签' })
}

/** What the night does on the day after the last one. */
export const endContract = ({ as }: House, id: string) =>
  as.admin.transaction((tx) => expire(tx, { ...as.admin, user: night }, id))

export async function stopContract(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  await setStopped(house.as.sw, {
    id,
    version,
    isStop: 1,
    stopReason: '逾期账款超过 90 天，暂停新业务',
  })
}

const scan = (name: string) => [{ name, url: `/demo/${encodeURIComponent(name)}` }]

export async function voidByBoth(house: House, id: string): Promise<void> {
  const version = await versionOf(house, id)
  const msg = '双方协商一致提前解除'
  await voidContract(house.as.cw, { id, version, msg, attachments: scan('解除协议.pdf') })
}

export async function fileContract(house: House, id: string): Promise<void> {
  const { version, contractNo } = await get(house.as.sw, { id })
  const papers = {
    filingPlace: '1',
    filingNo: `DA-${contractNo}`,
    attachments: scan('合同扫描件.pdf'),
  }
  await file(house.as.sw, { id, version, ...papers })
}
