import { inTurn } from '@yuncang/shared/kernel/in-turn'
import type { Clock } from '../../platform/clock.ts'
import type { Rules } from '../outside/faults.ts'
import type { SystemContract } from './connector.ts'

type Deal = Pick<SystemContract, 'contractType' | 'customerName' | 'socialCreditCode'> & {
  readonly name: string
}

const deals: readonly [Deal, ...Deal[]] = [
  {
    contractType: '1',
    name: '仓储服务合同',
    customerName: '青岛示范仓储有限公司（虚构）',
    socialCreditCode: '91370200MA3DEM0272',
  },
  {
    contractType: '2',
    name: '货运代理合同',
    customerName: '宁波演示国际贸易有限公司（虚构）',
    socialCreditCode: '91330200MA2DEM041T',
  },
  {
    contractType: '1',
    name: '保税仓储合同',
    customerName: '上海样例期货商贸有限公司（虚构）',
    socialCreditCode: '91310115MA1DEM058M',
  },
]

/** Two contracts a month and company, the second of them not signed yet. */
function contractsOf(subject: string, month: string): SystemContract[] {
  const [year = '', number = '01'] = month.split('-')
  return [0, 1].map((at) => {
    const { name, ...deal } = inTurn(deals, Number(number) + at)
    const signDate = `${month}-${at === 0 ? '05' : '20'}`
    return {
      contractCode: `HTXT-${year}${number}-0${at + 1}`,
      contractName: `${year} 年 ${Number(number)} 月${name}`,
      contractSubjectNames: subject,
      ...deal,
      currency: 'CNY',
      settlePeriod: '3',
      JSFS: '1',
      signDate,
      startDate: signDate,
      endDate: `${Number(year) + 1}${signDate.slice(4)}`,
      isSigned: at === 0,
    }
  })
}

const codeShape = /^HTXT-(\d{4})(0[1-9]|1[0-2])-0[12]$/
const monthsAtMost = 24

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  let [year = 0, month = 1] = from.split('-').map(Number)
  while (months.length < monthsAtMost) {
    const text = `${year}-${String(month).padStart(2, '0')}`
    if (text > to.slice(0, 7)) break
    months.push(text)
    month = month === 12 ? 1 : month + 1
    if (month === 1) year += 1
  }
  return months
}

/**
 * Stands in for the contract system. It knows two contracts a month, HTXT-yyyyMM-01 (signed) and -02 (not signed yet),
 * up to this month, for whatever company is asked about.
 */
export const contractSystemRules =
  (clock: Clock, subjectOf: (tenant: string) => Promise<string>): Rules =>
  async ({ tenant, query = {} }) => {
    const { contractCode = '', contractSubjectNames = '', signDateStart, signDateEnd } = query
    const subject = contractSubjectNames || (await subjectOf(tenant))
    const today = clock().slice(0, 10)
    const named = codeShape.exec(contractCode)
    const months = named
      ? [`${named[1]}-${named[2]}`]
      : contractCode === '' && signDateStart && signDateEnd
        ? monthsBetween(signDateStart, signDateEnd)
        : []
    const contracts = months
      .flatMap((month) => contractsOf(subject, month))
      .filter((each) => contractCode === '' || each.contractCode === contractCode)
      .filter((each) => each.signDate <= today)
      .filter((each) => !signDateStart || each.signDate >= signDateStart)
      .filter((each) => !signDateEnd || each.signDate <= signDateEnd)
    return { status: 200, body: { contracts } }
  }
