import { inTenant, type Db } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'

/* Two tenants and the rows that tests of the database write for them. */

/** The driver's own sentence, whoever wrapped it. */
export const reasonOf = async (work: PromiseLike<unknown>) => {
  try {
    await work
    return 'it went through'
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return String(cause)
  }
}

export const a = inTenant('WMS_A')
export const b = inTenant('WMS_B')

export const customer = (id: string, name: string) => ({
  id,
  customerCode: id,
  customerName: name,
  shortName: '',
  enName: '',
  socialCreditCode: id,
  dutyNumber: '',
  customsEtpsNo: '',
  isVisual: 0 as const,
  customerType: ['0', '3'],
  property: '',
  address: '',
  countryCode: '',
  level: '',
  creditLimit: '1234.50',
  creditDays: null,
  isStop: 0 as const,
  stopReason: '',
  syncSource: '',
  createBy: 'u',
  createTime: '2026-11-21T04:00:00.123Z',
  updateBy: 'u',
  updateTime: '2026-11-21T04:00:00.123Z',
})

export const nameOf = (db: Db, scope: typeof a, id: string) =>
  db.read(scope, async (read) => {
    const [row] = await read.select(read.t.customer, eq(read.t.customer.id, id))
    return row?.customerName
  })
