import { z } from 'zod'
import { importNouns, importStatuses, type ImportNoun } from '../domain/import-batch.ts'
import { flag, id, nothing, pageOutput, version, wireTimeOut } from './wire.ts'

const noun = z.enum(Object.keys(importNouns) as [ImportNoun, ...ImportNoun[]]) // its keys
const unit = z.enum(['kg', 't'])
const key = () => z.string().regex(/^\w{1,40}$/)

const finding = z.object({
  row: z.int(),
  /** The letter over the column; empty where the file has none for it. */
  column: z.string(),
  path: z.string(),
  message: z.string(),
})

const summary = z.object({
  id: z.string(),
  noun,
  fileName: z.string(),
  status: z.enum(importStatuses),
  rowCount: z.int(),
  badRows: z.int(),
  findingCount: z.int(),
  createTime: wireTimeOut(),
  publishTime: wireTimeOut().nullable(),
  version: z.int(),
})

const record = summary.extend({
  jobId: z.string().nullable(),
  /** How far the job is that works on it; null when none does. */
  progress: z.object({ stage: z.string().nullable(), done: z.int(), total: z.int() }).nullable(),
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), hidden: z.boolean() })),
  sheetNo: z.int().nullable(),
  headerStart: z.int().nullable(),
  headerRow: z.int().nullable(),
  mapping: z.array(
    z.object({
      position: z.int(),
      letter: z.string(),
      heading: z.string(),
      keys: z.array(z.string()),
      unit: unit.optional(),
    }),
  ),
  /** The columns that this import knows, in the caller's language. */
  columns: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      required: z.boolean(),
      isWeight: z.boolean(),
    }),
  ),
  /** Why the file as a whole cannot be imported. */
  refusal: z.string().nullable(),
  /** The same file was imported before. */
  sameAs: z.object({ fileName: z.string(), publishTime: wireTimeOut() }).nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
})

const one = z.strictObject({ id: id() })
const versioned = z.strictObject({ id: id(), version: version() })
const position = () => z.int().min(0).max(199)

export const importBatch = {
  /** One's own that are not finished, the newest first. */
  list: { input: z.strictObject({ noun: noun.optional() }), output: z.array(summary) },
  get: { input: one, output: record },
  /** The rows below the heading, as they stand in the file, with what is wrong in them. */
  rows: {
    input: z.strictObject({
      id: id(),
      current: z.int().min(1).max(100_000).default(1),
      size: z.int().min(1).max(200).default(50),
      /** Only those with something wrong. */
      bad: flag().default(0),
    }),
    output: pageOutput(
      z.object({ row: z.int(), cells: z.array(z.string()), findings: z.array(finding) }),
    ),
  },
  /** Says which sheet, heading and columns are meant, and has the rows judged again. */
  setMapping: {
    input: z.strictObject({
      id: id(),
      version: version(),
      sheet: z.int().min(0).max(19).optional(),
      headerRow: z.int().min(1).max(1_048_576).optional(),
      columns: z
        .array(
          z.strictObject({
            position: position(),
            keys: z.array(key()).max(4),
            unit: unit.optional(),
          }),
        )
        .max(200)
        .optional(),
    }),
    output: record,
  },
  publish: { input: versioned, output: record },
  discard: { input: versioned, output: nothing },
} as const

export type ImportBatch = z.infer<typeof record>
export type ImportSummary = z.infer<typeof summary>
export type ImportFinding = z.infer<typeof finding>
export type MappingChange = z.infer<typeof importBatch.setMapping.input>
