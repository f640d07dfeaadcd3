import * as z from 'zod'

const day = z.iso.date()

/** A contract as the contract system gives it. */
export const systemContract = z.object({
  contractCode: z.string().trim().min(1).max(40),
  contractName: z.string().trim().min(1).max(100),
  contractSubjectNames: z.string().trim().min(1).max(200),
  customerName: z.string().trim().min(1).max(100),
  socialCreditCode: z.string().trim().min(1).max(32),
  contractType: z.string().max(2).default('1'),
  currency: z.string().max(3).default('CNY'),
  settlePeriod: z.string().max(2).default('3'),
  JSFS: z.string().max(2).default('1'),
  signDate: day,
  startDate: day,
  endDate: day,
  /** Both sides have signed. */
  isSigned: z.boolean(),
})
export type SystemContract = z.output<typeof systemContract>

/** By number, or by company and days of signing. */
export type ContractQuestion = {
  readonly contractCode: string
  readonly contractSubjectNames: string
  readonly signDateStart: string
  readonly signDateEnd: string
}

/** The group's contract system. Throws `contractSystem.unavailable` or `.refused`. */
export type ContractSystem = {
  readonly kind: 'simulator' | 'real'
  list(tenant: string, question: ContractQuestion): Promise<SystemContract[]>
}
