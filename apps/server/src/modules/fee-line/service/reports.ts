/* Sums of fees for reports; what is made of them is the report's. */
export { keyOf, revenue, unbilled, type RevenueOf } from '../reports/repo.ts'
