/* Sums of stock for reports; what is made of them is the report's. */
export { stockByAge } from '../reports/repo.ts'
