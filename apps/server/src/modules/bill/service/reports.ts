/* Sums of bills for reports; what is made of them is the report's. */
export { accountReductions, accountBills, reduced, unpaid } from '../reports/repo.ts'
