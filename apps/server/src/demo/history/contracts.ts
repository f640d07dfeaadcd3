import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { contract, type Contract } from '@yuncang/shared/nouns/contract/contract'
import { quotation as quotations } from '@yuncang/shared/nouns/quotation/contract'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import type * as z from 'zod'
import { reject, setStatus, voidContract } from '../../modules/contract/service/audit.ts'
import { expire } from '../../modules/contract/service/expiry.ts'
import { file, setStopped } from '../../modules/contract/service/filing.ts'
import { refuseQuotation, setQuotationStatus } from '../../modules/contract/service/quotation.ts'
import { get, quotationOf } from '../../modules/contract/service/read.ts'
import { declineRenewal, renew } from '../../modules/contract/service/renewal.ts'
import { createWithQuotation } from '../../modules/contract/service/save.ts'
import { save } from '../../modules/contract/service/prices.ts'
import { keepMade } from '../../modules/file/service/upload.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Simulation } from '../simulation.ts'
import { demoSubject } from '../tenants.ts'
import type { Party } from './scene.ts'
import { signedPaper } from './signed-paper.ts'
import { raised, type Lines } from './tariffs.ts'
import { systemUser } from '../../platform/system-user.ts'

export type Term = { readonly startDate: string; readonly endDate: string }
type Draft = z.input<typeof contract.createWithQuotation.input>

const yes = { confirmed: false, msg: '' } as const

/** Agrees some fees in euros, and pays all of them in CNY. */
const payingInCny = '瑞样木业'

const kinds: Readonly<Record<string, string>> = { 货代类租户: '2' }

/** A draft with its prices; gives the contract's id. */
export async function draftContract(
  simulation: Simulation,
  party: Party,
  term: Term,
  details: Lines,
): Promise<string> {
  const { row } = simulation.tenant
  const isForwarding = kinds[row.type] === '2'
  const draft: Draft = {
    ...term,
    contractName: `${isForwarding ? '货运代理' : '仓储服务'}合同（${term.startDate.slice(0, 4)} 年度）`,
    contractSubjectNames: demoSubject,
    customerId: party.id,
    contractType: isForwarding ? '2' : '1',
    signDate: addDays(term.startDate, -simulation.random.between(5, 20)),
    billDay: 5,
    payDays: simulation.random.pick([15, 30, 45]),
    settleInCny: party.name.includes(payingInCny) ? 1 : 0,
    contractPartyList: ['1', '4'].map((partyType) => ({ partyType, customerId: party.id })),
    quotation: { details },
  }
  const { id } = await createWithQuotation(
    simulation.as.sw,
    contract.createWithQuotation.input.parse(draft),
  )
  return id
}

const versionOf = async ({ as }: Simulation, id: string) => (await get(as.sw, { id })).version

export async function submitContract(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await setStatus(simulation.as.sw, { ...yes, id, status: '1', version })
}

export async function passContract(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await setStatus(simulation.as.cw, { ...yes, id, status: '2', version, msg: '条款已核对' })
}

export async function submitPrices(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await setQuotationStatus(simulation.as.sw, { id, status: '1', version, msg: '' })
}

export async function passPrices(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await setQuotationStatus(simulation.as.cw, { id, status: '2', version, msg: '' })
}

/** A contract in force with prices in force. */
export async function concludeContract(
  simulation: Simulation,
  party: Party,
  term: Term,
  details: Lines,
): Promise<string> {
  const id = await draftContract(simulation, party, term, details)
  await bringIntoForce(simulation, id)
  return id
}

async function bringIntoForce(simulation: Simulation, id: string): Promise<void> {
  await submitContract(simulation, id)
  await passContract(simulation, id)
  await submitPrices(simulation, id)
  await passPrices(simulation, id)
}

export const rejectContract = ({ as }: Simulation, id: string) =>
  reject(as.cw, { id, msg: '违约责任条款与集团模板不一致，请修改' })

export const rejectPrices = ({ as }: Simulation, id: string) =>
  refuseQuotation(as.cw, { id, msg: '出库费低于成本价，请重新报价' })

/** New prices from today on, as a draft: a new version of the quotation. */
export async function changePrices(
  simulation: Simulation,
  id: string,
  details: Lines,
  percent: number,
) {
  const current = await quotationOf(simulation.as.sw, { id })
  if (!current) throw new RangeError('A contract without prices cannot get new ones')
  const { bjdId, version, validTo } = current
  const from = today(simulation.now())
  const change = { id: bjdId, version, validFrom: from, validTo, details: raised(details, percent) }
  await save(simulation.as.sw, quotations.save.input.parse(change))
}

/** A new contract after the old one; gives its id. */
export async function renewContract(simulation: Simulation, id: string): Promise<string> {
  const next = await renew(simulation.as.sw, contract.renew.input.parse({ id }))
  await bringIntoForce(simulation, next.id)
  return next.id
}

export async function declineContract(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await declineRenewal(simulation.as.sw, {
    id,
    version,
    reason: '客户业务转移至其他口岸，到期不再续签',
  })
}

/** What the night does on the day after the last one. */
export const endContract = ({ as }: Simulation, id: string) =>
  as.admin.transaction((tx) => expire(tx, { ...as.admin, user: systemUser }, id))

export async function stopContract(simulation: Simulation, id: string): Promise<void> {
  const version = await versionOf(simulation, id)
  await setStopped(simulation.as.sw, {
    id,
    version,
    isStop: 1,
    stopReason: '逾期账款超过 90 天，暂停新业务',
  })
}

type Paper = { name: string; docType: 'HT' | 'JCXY'; title: string }

/** Brings the scan of a signed paper to a contract; gives its id. */
async function bring(ctx: Ctx, { id, contractNo }: Contract, paper: Paper): Promise<string> {
  const { name, docType, title } = paper
  const fields = { uploadModuleCode: businessModules.contract, businessId: id, docType } as const
  const line = `Contract ${contractNo}`
  const kept = await keepMade(ctx, fields, { name, file: signedPaper(title, line) })
  return kept.id
}

/** The contract as both sides will seal it; gives the id of the document. */
export async function bringToSeal({ as }: Simulation, id: string): Promise<string> {
  const paper = { name: '合同用印稿.pdf', docType: 'HT', title: 'Warehousing contract' } as const
  return bring(as.sw, await get(as.sw, { id }), paper)
}

export async function voidByBoth({ as }: Simulation, id: string): Promise<void> {
  const found = await get(as.cw, { id })
  const agreement = { name: '解除协议.pdf', docType: 'JCXY', title: 'Agreement to cancel' } as const
  const attachments = [await bring(as.cw, found, agreement)]
  const { version } = found
  await voidContract(as.cw, { id, version, msg: '双方协商一致提前解除', attachments })
}

export async function fileContract({ as }: Simulation, id: string): Promise<void> {
  const found = await get(as.sw, { id })
  const scan = { name: '合同扫描件.pdf', docType: 'HT', title: 'Warehousing contract' } as const
  const attachments = [await bring(as.sw, found, scan)]
  const { version, contractNo } = found
  await file(as.sw, { id, version, filingPlace: '1', filingNo: `DA-${contractNo}`, attachments })
}
