import { inTurn } from '@yuncang/shared/kernel/in-turn'
import { customer, type CustomerDraft } from '@yuncang/shared/nouns/customer/contract'
import { completeCreditCode } from '@yuncang/shared/validate/credit-code'

type Party = {
  customerName: string
  socialCreditCode: string
  customerType: string[]
  customsEtpsNo?: string
  isVisual?: 0 | 1
  shortName?: string
}

/** Invented parties (docs/domain/demo.md#invented-parties); their codes pass both check digits. */
const named: Party[] = [
  {
    customerName: '青岛样例橡胶贸易有限公司（虚构）',
    socialCreditCode: '91370200MA3DEM0197',
    customsEtpsNo: '3702960001',
    customerType: ['0'],
    shortName: '样例橡胶',
  },
  {
    customerName: '青岛示范仓储有限公司（虚构）',
    socialCreditCode: '91370200MA3DEM0272',
    customerType: ['0', '5'],
  },
  {
    customerName: '青岛演示报关有限公司（虚构）',
    socialCreditCode: '91370211MA3DEM035T',
    customsEtpsNo: '3702980002',
    customerType: ['4'],
  },
  {
    customerName: '宁波演示国际贸易有限公司（虚构）',
    socialCreditCode: '91330200MA2DEM041T',
    customerType: ['0'],
  },
  {
    customerName: '上海样例期货商贸有限公司（虚构）',
    socialCreditCode: '91310115MA1DEM058M',
    customerType: ['0', '7'],
  },
  {
    customerName: '日照示例供应链有限公司（虚构）',
    socialCreditCode: '91371100MA3DEM06XH',
    customerType: ['0'],
  },
  {
    customerName: '威海样板纸业有限公司（虚构）',
    socialCreditCode: '91371000MA3DEM078C',
    customerType: ['0'],
  },
  {
    customerName: '舟山演示航运有限公司（虚构）',
    socialCreditCode: '91330900MA2DEM084C',
    customerType: ['3'],
  },
  {
    customerName: '青岛样例车队有限公司（虚构）',
    socialCreditCode: '91370200MA3DEM0940',
    customerType: ['2'],
  },
  {
    customerName: 'Sample Overseas Trading Pte. Ltd. (fictitious)',
    socialCreditCode: 'SG-DEMO-2026-001',
    customerType: ['0'],
    isVisual: 1,
  },
  {
    customerName: '演示个人客户（虚构）',
    socialCreditCode: 'DEMO-PERSON-0001',
    customerType: ['0'],
    isVisual: 1,
  },
]

const places = ['青岛', '日照', '威海', '舟山', '宁波', '上海'] as const
const trades = ['橡胶', '纸业', '轮胎', '冷链食品', '木业', '粮油', '化工', '跨境电商'] as const
const words = ['恒序', '海序', '瑞样', '和例', '远示'] as const
const customersPerTenant = 30

/** Thirty customers for a tenant, the same ones each time. */
export function demoCustomers(): CustomerDraft[] {
  const generated = Array.from({ length: customersPerTenant - named.length }, (_, index): Party => {
    const place = inTurn(places, index)
    const trade = inTurn(trades, index)
    const serial = String(index + 1).padStart(2, '0')
    const word = inTurn(words, index)
    return {
      customerName: `${place}演示${word}${trade}有限公司（虚构）`,
      socialCreditCode: completeCreditCode(`91370200MA3DE9${serial}`),
      customerType: ['0'],
      shortName: `${word}${trade}`,
    }
  })
  return [...named, ...generated].map((party) => customer.create.input.parse(party))
}
