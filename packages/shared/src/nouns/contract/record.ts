import * as z from 'zod'
import { flag, wireDateOut, wireTimeOut } from '../../kernel/wire.ts'

/* A contract and its parties as they leave the server (docs/domain/contracts.md#contracts). */

export const contractRecord = z.object({
  id: z.string(),
  contractNo: z.string(),
  contractName: z.string(),
  contractSubjectNames: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  contractType: z.string(),
  currency: z.string(),
  settlePeriod: z.string(),
  JSFS: z.string(),
  signDate: wireDateOut(),
  startDate: wireDateOut(),
  endDate: wireDateOut(),
  autoRenew: flag(),
  isNoRenewal: flag(),
  noRenewalReason: z.string(),
  renewFromId: z.string().nullable(),
  billDay: z.int().nullable(),
  payDays: z.int().nullable(),
  settleInCny: flag(),
  dayCountMode: z.string(),
  remark: z.string(),
  status: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  quotationStatus: z.int(),
  quotationSubmitBy: z.string().nullable(),
  quotationSubmitTime: wireTimeOut().nullable(),
  isStop: flag(),
  stopReason: z.string(),
  filingState: flag(),
  filingPlace: z.string(),
  filingNo: z.string(),
  /** Signed papers; the id is null where only an address was written down, as contracts did before files were kept. */
  attachments: z.array(z.object({ id: z.string().nullable(), name: z.string(), url: z.string() })),
  syncSource: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const partyRecord = z.object({
  id: z.string(),
  contractId: z.string(),
  partyType: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  isStop: flag(),
  version: z.int(),
})
