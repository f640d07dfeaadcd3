/* Rows of orders for reports; what is made of them is the report's. */
export { differences, type DifferencesOf } from '../reports/repo.ts'
