import * as z from 'zod'
import { customerMove } from '../fee-line/rerate.ts'
import { billingRules, ruleOverrides, ruleRecord } from '../tariff/billing-rule-contract.ts'
import { feeModuleId } from '../cost-code/fields.ts'
import { lineStop, linesAtMost, newPrice, tariffLines, tariffRecord } from '../tariff/contract.ts'
import {
  flag,
  id,
  nothing,
  pageInput,
  pageOutput,
  required,
  seenRows,
  seenVersion,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'

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
  /** What its billing rules say of all lines, as it was told before there were several. */
  jfgz: ruleOverrides,
  /** 计费规则: what stands in for the terms of its lines. */
  rules: z.array(ruleRecord).readonly(),
  /** Counts the changes of the rules. */
  ruleVersion: z.int(),
  /** costListStatuses */
  status: flag(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

const costListRecord = record.extend({ items: z.array(tariffRecord) })

const batch = {
  input: z.strictObject(seenRows),
  /** Each list as it is now, and whether it is what was asked for; `msg` says why it is not. */
  output: z.array(record.extend({ success: z.boolean(), msg: z.string() })),
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
  get: { input: z.strictObject({ id: id() }), output: costListRecord },
  create: { input: z.strictObject(editable), output: costListRecord },
  update: {
    input: z.strictObject({ ...editable, id: id(), version: version() }),
    output: costListRecord,
  },
  remove: { input: z.strictObject({ id: id(), version: seenVersion() }), output: nothing },
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
  /** Its lines as the workbook that the price editor takes back. */
  workbook: { input: z.strictObject({ id: id() }) },
  /** All rules of a list that is not in use, or by `jfgz` the one that is for all of its lines. */
  setRules: {
    input: z
      .strictObject({
        id: id(),
        version: version(),
        rules: billingRules().optional(),
        jfgz: ruleOverrides.optional(),
      })
      .refine(({ rules, jfgz }) => (rules === undefined) !== (jfgz === undefined), {
        path: ['rules'],
        message: 'tariff.rulesOnce',
      }),
    output: record,
  },
  /** Stops or resumes one rule, of a list in use too; why is kept with its history. */
  setRuleStopped: {
    input: z.strictObject({
      id: id(),
      version: version(),
      ruleCode: required(20),
      operation: z.enum(['stop', 'resume']),
      reason: required(500),
    }),
    output: record,
  },
  /** What rules would move of the fees that nobody has audited, were they those of the list in use. */
  previewRules: {
    input: z.strictObject({ id: id(), rules: billingRules() }),
    output: z.object({ customers: z.array(customerMove) }),
  },
  /** Stops or resumes one line, of a list in use too. */
  setLineStopped: { input: lineStop, output: costListRecord },
  /** New prices for some lines, of a list that is not in use. */
  updatePrices: {
    input: z.strictObject({
      id: id(),
      version: version(),
      details: z.array(newPrice).min(1).max(linesAtMost),
    }),
    output: costListRecord,
  },
  /** What new lines of a list would move of the fees that nobody has audited, were it in use. */
  previewPrices: {
    input: z.strictObject({ id: id(), details: tariffLines().min(1) }),
    output: z.object({ customers: z.array(customerMove) }),
  },
  /** Each list for itself. */
  enable: batch,
  disable: batch,
} as const

export type CostList = z.infer<typeof costListRecord>
export type CostListQuery = z.infer<typeof costList.page.input>
export type CostListDraft = z.infer<typeof costList.create.input>
export type CostListChange = z.infer<typeof costList.update.input>
export type CostListRules = z.infer<typeof costList.setRules.input>
export type CostListRuleStop = z.infer<typeof costList.setRuleStopped.input>
export type CostListRulePreview = z.infer<typeof costList.previewRules.input>
export type CostListPrices = z.infer<typeof costList.updatePrices.input>
export type CostFeeQuery = z.infer<typeof costList.feePage.input>
