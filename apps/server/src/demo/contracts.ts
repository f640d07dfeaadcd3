import { and, eq } from '@yuncang/db/sql'
import { contract } from '@yuncang/shared/nouns/contract/contract'
import type * as z from 'zod'
import { setStatus } from '../modules/contract/service/audit.ts'
import { setQuotationStatus } from '../modules/contract/service/quotation.ts'
import { createWithQuotation } from '../modules/contract/service/save.ts'
import { addStandardCodes } from '../modules/cost-code/service/save.ts'
import type { Ctx } from '../trpc/context.ts'
import type { Simulation } from './simulation.ts'
import { demoSubject } from './tenants.ts'

type Draft = z.input<typeof contract.createWithQuotation.input>
type Lines = NonNullable<Draft['quotation']['details']>

const base = { currency: 'CNY', taxRate: '0.06' } as const

/** The tariffs of scenario A (docs/domain/demo.md#scenario-a): the seller's, and the buyer's flat storage. */
const tariffs: { customer: string; contractNo: string; details: Lines }[] = [
  {
    customer: '青岛样例橡胶贸易有限公司（虚构）',
    contractNo: 'HT-2025-001',
    details: [
      {
        ...base,
        feeCode: 'XXF',
        calcMethod: 'UNIT',
        unit: '箱',
        price: '300',
        conditions: { containerSize: '20GP' },
      },
      { ...base, feeCode: 'RKF', calcMethod: 'UNIT', unit: '吨', price: '25' },
      { ...base, feeCode: 'BGDL', calcMethod: 'FIXED', unit: '票', price: '150' },
      {
        ...base,
        feeCode: 'CKF',
        calcMethod: 'UNIT',
        unit: '吨',
        price: '20',
        minCharge: '200',
        minScope: 'ORDER',
      },
      {
        ...base,
        feeCode: 'HZF',
        calcMethod: 'UNIT',
        unit: '吨',
        price: '5',
        minCharge: '100',
        minScope: 'ORDER',
        payer: 'FROM',
      },
      {
        ...base,
        feeCode: 'CCF',
        calcMethod: 'TIER_DAY',
        unit: '吨',
        price: '0',
        freeDays: 7,
        freeMode: 'DEDUCT',
        tierMode: 'SLICED',
        tiers: [
          { fromValue: '1', toValue: '30', price: '0.8' },
          { fromValue: '31', toValue: '60', price: '1' },
          { fromValue: '61', toValue: null, price: '1.2' },
        ],
      },
    ],
  },
  {
    customer: '宁波演示国际贸易有限公司（虚构）',
    contractNo: 'HT-2025-002',
    details: [
      {
        ...base,
        feeCode: 'CCF',
        calcMethod: 'DAY_UNIT',
        unit: '吨',
        price: '1',
        ageBasis: 'TRANSFER_DATE',
      },
    ],
  },
]

const period = { signDate: '2024-12-20', startDate: '2025-01-01', endDate: '2030-12-31' }

/** Gives a tenant that signs contracts its fee names and the contracts of scenario A, unless it has any. */
export async function seedContracts({ tenant, as: { sw, cw } }: Simulation): Promise<void> {
  if (tenant.row.contractSubjects === null || (await hasContracts(sw))) return
  await sw.transaction((tx) => addStandardCodes(tx, sw))
  for (const tariff of tariffs) await addTariff(sw, cw, tariff)
}

const hasContracts = (ctx: Ctx): Promise<boolean> =>
  ctx.read(async (read) => {
    const [any] = await read.select(read.t.contract).limit(1)
    return any !== undefined
  })

async function addTariff(clerk: Ctx, auditor: Ctx, tariff: (typeof tariffs)[number]) {
  const customerId = await clerk.read(async (read) => {
    const { customer } = read.t
    const named = and(eq(customer.customerName, tariff.customer), eq(customer.isDeleted, 0))
    const [row] = await read.select(customer, named)
    return row?.id
  })
  if (customerId === undefined) return
  const draft: Draft = {
    ...period,
    contractNo: tariff.contractNo,
    contractName: `仓储服务合同 ${tariff.contractNo}`,
    contractSubjectNames: demoSubject,
    customerId,
    contractType: '1',
    contractPartyList: ['1', '4'].map((partyType) => ({ partyType, customerId })),
    quotation: { details: tariff.details },
  }
  const { id } = await createWithQuotation(clerk, contract.createWithQuotation.input.parse(draft))
  const step = { id, confirmed: false, msg: '' }
  await setStatus(clerk, { ...step, status: '1', version: 1 })
  await setStatus(auditor, { ...step, status: '2', version: 2 })
  await setQuotationStatus(clerk, { ...step, status: '1', version: 3 })
  await setQuotationStatus(auditor, { ...step, status: '2', version: 4 })
}
