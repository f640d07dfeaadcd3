/* What payments say to reports; what is made of it is the report's. */
export { accountWriteOffs, unsettled } from '../reports/repo.ts'
