import * as z from 'zod'
import { dayCountModes } from '../tariff/rules.ts'
import { contractRecord as record, partyRecord } from './record.ts'
import { customerContacter } from '../customer/parts.ts'
import { isSpanWithin } from '../../kernel/calendar.ts'
import { draftFaults } from './draft.ts'
import { lineStop } from '../tariff/contract.ts'
import { quotationDraft, quotationRecord } from '../quotation/contract.ts'
import {
  flag,
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  required,
  seenRows,
  seenVersion,
  text,
  version,
  wireDate,
} from '../../kernel/wire.ts'

const party = z.strictObject({
  /** Dictionary CONTRACT_PARTY_TYPE. */
  partyType: required(2),
  customerId: id(),
})

const editable = {
  /** Empty: numbered by the product. */
  contractNo: text(40).default(''),
  contractName: required(100, 'contract.nameRequired'),
  contractSubjectNames: required(200, 'contract.subjectRequired'),
  customerId: id(),
  /** Dictionaries CONTRACT_TYPE, CURRENCY, SETTLE_PERIOD, JSFS. */
  contractType: required(2),
  currency: required(3, 'customer.currencyRequired').default('CNY'),
  settlePeriod: required(2).default('3'),
  JSFS: required(2).default('1'),
  signDate: wireDate(),
  startDate: wireDate(),
  endDate: wireDate(),
  autoRenew: flag().default(0),
  billDay: z.int().min(1).max(28).nullable().default(null),
  payDays: z.int().min(0).max(3650).nullable().default(null),
  /** Fees in other currencies go on the bill in CNY (docs/domain/bills.md#foreign-fees-in-cny). */
  settleInCny: flag().default(0),
  dayCountMode: z.enum(dayCountModes).default('HEAD_ONLY'),
  remark: text(500).default(''),
  contractPartyList: z.array(party).max(20),
}

/** A contract as a form holds it: with what has to hold between its fields, and a price list to begin with. */
export const contractForm = z
  .strictObject({
    ...editable,
    // What is blank in a line of it is said with the number of the line.
    contractPartyList: z
      .array(z.strictObject({ partyType: text(2), customerId: text(40) }))
      .max(20),
    costListId: id().optional(),
  })
  .superRefine((draft, ctx) => {
    for (const { field, reason: message, params = {} } of draftFaults(draft))
      ctx.addIssue({ code: 'custom', path: [field], message, params })
  })

/** A calendar shows a month with the weeks around it. */
const endingDays = 100

/** Signed papers: documents of this contract (file.upload), by their ids. */
const attachments = () => z.array(id()).max(20).default([])

const reason = () => required(500, 'contract.reasonRequired')
const judged = {
  input: z.strictObject({ id: id(), version: seenVersion(), msg: reason() }),
  output: record,
}

export const contract = {
  page: {
    input: pageInput(['contractNo', 'startDate', 'endDate', 'createTime'], {
      contractNo: text(40).optional(),
      contractName: text(100).optional(),
      customerId: id().optional(),
      contractType: text(2).optional(),
      status: z.int().min(0).max(9).optional(),
      quotationStatus: z.int().min(0).max(3).optional(),
      isStop: flag().optional(),
      filingState: flag().optional(),
      endDateFrom: wireDate().optional(),
      endDateTo: wireDate().optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  create: { input: z.strictObject(editable), output: record },
  createWithQuotation: {
    input: z.strictObject({ ...editable, quotation: quotationDraft }),
    output: record,
  },
  update: {
    input: z.strictObject({
      ...editable,
      id: id(),
      version: version(),
      quotation: quotationDraft.optional(),
    }),
    output: record,
  },
  remove: { input: z.strictObject(seenRows), output: nothing },
  /** 0 withdraws, 1 submits for audit, 2 passes (docs/domain/contracts.md#contracts). */
  setStatus: {
    input: z.strictObject({
      status: z.enum(['0', '1', '2']),
      id: id(),
      version: version(),
      /** The auditor has seen that another contract is in force. */
      confirmed: z.boolean().default(false),
      msg: text(500).default(''),
    }),
    output: record,
  },
  refuse: judged,
  void: {
    input: z.strictObject({
      id: id(),
      version: version(),
      msg: reason(),
      attachments: attachments().refine(
        (papers) => papers.length > 0,
        'contract.cancelPaperRequired',
      ),
    }),
    output: record,
  },
  /** 0 withdraws the quotation, 1 submits it for audit, 2 passes it. */
  setQuotationStatus: {
    input: z.strictObject({
      status: z.enum(['0', '1', '2']),
      id: id(),
      version: version(),
      msg: text(500).default(''),
    }),
    output: record,
  },
  refuseQuotation: judged,
  /** A new draft with the parties and prices of the old one, as long as the old one unless dates are given. */
  renew: {
    input: z.strictObject({
      id: id(),
      version: seenVersion(),
      contractNo: text(40).default(''),
      startDate: wireDate().optional(),
      endDate: wireDate().optional(),
    }),
    output: record,
  },
  declineRenewal: {
    input: z.strictObject({ id: id(), version: version(), reason: reason() }),
    output: record,
  },
  setStopped: {
    input: z
      .strictObject({
        id: id(),
        version: version(),
        isStop: flag(),
        stopReason: text(500).default(''),
      })
      .refine((value) => value.isStop === 0 || value.stopReason.trim() !== '', {
        path: ['stopReason'],
        message: 'contract.reasonRequired',
      }),
    output: record,
  },
  file: {
    input: z.strictObject({
      id: id(),
      version: version(),
      /** Dictionary FILING_PLACE. */
      filingPlace: required(10),
      filingNo: text(40).default(''),
      attachments: attachments(),
    }),
    output: record,
  },
  unfile: { input: z.strictObject({ id: id(), version: version() }), output: record },
  /** Contracts that are or were in force and end on these days, the first ones first. */
  ending: {
    input: z
      .strictObject({ from: wireDate(), to: wireDate() })
      .refine(({ from, to }) => isSpanWithin(from, to, endingDays), {
        path: ['to'],
        message: 'contract.endingSpan',
        params: { days: endingDays },
      }),
    output: z.array(record),
  },
  /** A contract with those that it renews and that renew it, the first one first. */
  versions: { input: z.strictObject({ id: id() }), output: z.array(record) },
  /** Who can sign for the tenant; with `isOpen` any company can. */
  subjects: {
    input: noInput,
    output: z.object({ names: z.array(z.string()), isOpen: z.boolean() }),
  },
  filingPlaces: {
    input: noInput,
    output: z.array(z.object({ dictValue: z.string(), dictLabel: z.string() })),
  },
  /** The newest version of the contract's quotation; null without one. */
  quotation: { input: z.strictObject({ id: id() }), output: quotationRecord.nullable() },
  setLineStopped: { input: lineStop, output: quotationRecord },
  /** By the contract's id or its number. */
  parties: {
    input: z
      .strictObject({ id: id().optional(), contractNo: text(40).optional() })
      .refine((value) => value.id !== undefined || value.contractNo !== undefined, {
        path: ['id'],
        message: 'field.required',
      }),
    output: z.array(partyRecord),
  },
  contacters: { input: z.strictObject({ id: id() }), output: customerContacter.list.output },
} as const

export const contractParty = {
  setStopped: {
    input: z.strictObject({ id: id(), version: version(), isStop: flag() }),
    output: partyRecord,
  },
} as const

export type Contract = z.infer<typeof record>
export type ContractQuery = z.infer<typeof contract.page.input>
export type ContractDraft = z.infer<typeof contract.create.input>
export type ContractDraftWithQuotation = z.infer<typeof contract.createWithQuotation.input>
export type ContractChange = z.infer<typeof contract.update.input>
export type ContractStep = z.infer<typeof contract.setStatus.input>
export type QuotationStep = z.infer<typeof contract.setQuotationStatus.input>
export type ContractJudgement = z.infer<typeof contract.refuse.input>
export type ContractVoid = z.infer<typeof contract.void.input>
export type ContractRenewal = z.infer<typeof contract.renew.input>
export type ContractEnd = z.infer<typeof contract.declineRenewal.input>
export type ContractStop = z.infer<typeof contract.setStopped.input>
export type ContractFiling = z.infer<typeof contract.file.input>
export type PartyStop = z.infer<typeof contractParty.setStopped.input>
export type ContractParty = z.infer<typeof partyRecord>
