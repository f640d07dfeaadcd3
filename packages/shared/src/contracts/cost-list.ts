import { z } from 'zod'
import { feeModuleId, ruleOverrides, tariffLines, tariffRecord } from './tariff.ts'
import {
  flag,
  id,
  nothing,
  pageInput,
  pageOutput,
  required,
  text,
  version,
  wireTimeOut,
} from './wire.ts'

const editable = {
  name: required(100, 'costList.nameRequired'),
  /** The quotation that the sheet was made after. */
  bjdId: id().nullable().default(null),
  customerIds: z.array(id()).max(200).default([]),
  items: tariffLines().default([]),
}

const record = z.object({
  id: z.string(),
  name: z.string(),
  bjdId: z.string().nullable(),
  customerIds: z.array(z.string()),
  jfgz: ruleOverrides,
  /** Counts the changes of jfgz. */
  ruleVersion: z.int(),
  /** 0 not enabled, 1 enabled. */
  status: flag(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

const costListRecord = record.extend({ items: z.array(tariffRecord) })

const batch = {
  input: z.strictObject({ ids: z.array(id()).min(1).max(200) }),
  output: z.array(record),
}

export const costList = {
  page: {
    input: pageInput(['name', 'createTime', 'updateTime'], {
      name: text(100).optional(),
      bjdId: id().optional(),
      status: flag().optional(),
      customerId: id().optional(),
    }),
    output: pageOutput(record),
  },
  create: { input: z.strictObject(editable), output: costListRecord },
  update: {
    input: z.strictObject({ ...editable, id: id(), version: version() }),
    output: costListRecord,
  },
  remove: { input: z.strictObject({ id: id() }), output: nothing },
  /** The price lines of a quotation. */
  itemsOfQuotation: { input: z.strictObject({ bjdId: id() }), output: z.array(tariffRecord) },
  /** The sheets that name a customer. */
  ofCustomer: { input: z.strictObject({ id: id() }), output: z.array(record) },
  /** Lines of all sheets, for finding a fee. */
  feePage: {
    input: pageInput(['feeCode', 'price', 'createTime'], {
      id: id().optional(),
      feeCode: text(20).optional(),
      jfmoduleId: feeModuleId().optional(),
    }),
    output: pageOutput(tariffRecord.omit({ tiers: true }).extend({ costListId: z.string() })),
  },
  /** The customers that a sheet names. */
  customersOf: {
    input: z.strictObject({ id: id() }),
    output: z.array(
      z.object({ ID: z.string(), CUSTOMER_NAME: z.string(), IS_STOP: z.enum(['0', '1']) }),
    ),
  },
  setRules: {
    input: z.strictObject({ id: id(), version: version(), jfgz: ruleOverrides }),
    output: record,
  },
  /** All of them or none. */
  enable: batch,
  disable: batch,
} as const

export type CostList = z.infer<typeof costListRecord>
export type CostListQuery = z.infer<typeof costList.page.input>
export type CostListDraft = z.infer<typeof costList.create.input>
export type CostListChange = z.infer<typeof costList.update.input>
export type CostListRules = z.infer<typeof costList.setRules.input>
export type CostFeeQuery = z.infer<typeof costList.feePage.input>
