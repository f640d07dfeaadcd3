import * as z from 'zod'
import { findingLevels } from './finding.ts'
import { importNouns, importStatuses, type ImportNoun } from './rules.ts'
import { skipReasonKeys } from './tally.ts'
import { warningKinds } from './warnings.ts'
import { flag, id, nothing, pageOutput, version, wireTimeOut } from '../../kernel/wire.ts'

const key = () => z.string().regex(/^\w{1,40}$/)
const texts = () => z.record(key(), z.string().max(500))
const noun = z.enum(Object.keys(importNouns) as [ImportNoun, ...ImportNoun[]]) // its keys
const unit = z.enum(['kg', 't'])

const said = z.record(z.string(), z.string())
const choice = z.discriminatedUnion('noun', [
  z.object({ noun: z.literal('product'), of: said }),
  z.object({ noun: z.literal('customer'), of: said }),
  z.object({ noun: z.literal('dictionary'), of: said, code: z.string() }),
  z.object({ noun: z.literal('values'), of: said, values: z.array(z.string()).readonly() }),
])

const finding = z.object({
  row: z.int(),
  /** The letter over the column; empty where the file has none for it. */
  column: z.string(),
  path: z.string(),
  level: z.enum(findingLevels),
  message: z.string(),
  /** A value for which somebody can say what is meant, in all rows that hold it. */
  choice: choice.optional(),
})

const warnings = z.array(z.object({ kind: z.enum(warningKinds), count: z.int() }))

const summary = z.object({
  id: z.string(),
  noun,
  fileName: z.string(),
  status: z.enum(importStatuses),
  rowCount: z.int(),
  badRows: z.int(),
  /** How many errors there are. */
  findingCount: z.int(),
  doubtfulRows: z.int(),
  warnings,
  createTime: wireTimeOut(),
  publishTime: wireTimeOut().nullable(),
  version: z.int(),
})

/** One sheet of a file of which several are imported, each by a batch of its own. */
const part = summary
  .pick({ id: true, status: true, rowCount: true, findingCount: true, doubtfulRows: true })
  .extend({
    version: z.int(),
    /** Its place in the file. */
    sheet: z.int(),
    name: z.string(),
    result: z.record(z.string(), z.unknown()).nullable(),
  })

const record = summary.extend({
  jobId: z.string().nullable(),
  /** How far the job is that works on it; null when none does. */
  progress: z.object({ stage: z.string().nullable(), done: z.int(), total: z.int() }).nullable(),
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), hidden: z.boolean() })),
  /** The batches of this file in the order of their sheets, this one too; none where it is one import. */
  parts: z.array(part),
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
  /** What cells beside the table say for all of its rows, in place of columns. */
  facts: z.array(z.object({ key: z.string(), text: z.string(), row: z.int(), letter: z.string() })),
  /** The columns that this import knows, in the caller's language. */
  columns: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      required: z.boolean(),
      /** Required in a file that says something in this other column. */
      requiredWith: z.string().nullable(),
      /** The dictionary that has its values, or these themselves. */
      dictionary: z.string().nullable(),
      choices: z.array(z.string()),
      isWeight: z.boolean(),
    }),
  ),
  /** What became of the rows below the heading; null while nobody has judged them. */
  tally: z
    .object({
      ready: z.int(),
      wrong: z.int(),
      skipped: z.array(z.object({ reason: z.enum(skipReasonKeys), count: z.int() })),
      /** Records that are hidden in the file, read or left out; the first of their rows. */
      hidden: z.object({ count: z.int(), rows: z.array(z.int()) }).optional(),
    })
    .nullable(),
  /** Who has accepted the warnings, and when. */
  acceptance: z.object({ kinds: warnings, userName: z.string(), time: wireTimeOut() }).nullable(),
  /** What somebody has said for columns that the file does not have. */
  constants: texts(),
  /** Whether somebody has said that hidden rows are left out. */
  ignoreHidden: flag(),
  /** What somebody has said is meant by values in the file, now or, if it is remembered, of an earlier one. */
  meanings: z.array(
    z.object({
      of: texts(),
      is: texts(),
      /** What is meant, in the caller's language. */
      name: z.string(),
      isRemembered: flag(),
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
const sheet = () => z.int().min(0).max(99)

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
      /** Only those with something doubtful. */
      doubtful: flag().default(0),
    }),
    output: pageOutput(
      z.object({ row: z.int(), cells: z.array(z.string()), findings: z.array(finding) }),
    ),
  },
  /**
   * Says which sheet, heading and columns are meant, and has the rows judged again. Sheet and heading stay as they were
   * unless one of them is given; columns are those of a heading, and are found anew with another.
   */
  setMapping: {
    input: z.strictObject({
      id: id(),
      version: version(),
      sheet: sheet().optional(),
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
      /**
       * By column, for those that the file does not have, also in place of what stands beside the table; an empty text
       * takes nothing for the column. Stays as it was unless given.
       */
      constants: texts().optional(),
      /** Whether hidden rows are left out; stays as it was unless given. */
      ignoreHidden: flag().optional(),
    }),
    output: record,
  },
  /** Imports several sheets, each by itself: the batch goes on with one, the others get batches of their own. */
  takeSheets: {
    input: z.strictObject({
      id: id(),
      version: version(),
      sheets: z.array(sheet()).min(1).max(100),
      /** As in setMapping; in each further sheet what stands beside its table comes before them. */
      constants: texts().optional(),
    }),
    output: record,
  },
  /** Writes cells of the rows anew, says what is meant by values, and has the rows judged again. */
  correct: {
    input: z.strictObject({
      id: id(),
      version: version(),
      cells: z
        .array(
          z.strictObject({
            row: z.int().min(1).max(1_048_576),
            position: position(),
            text: z.string().max(500),
          }),
        )
        .max(500)
        .default([]),
      /** Null takes back what was said, and forgets what was remembered. */
      meanings: z
        .array(z.strictObject({ of: texts(), is: texts().nullable() }))
        .max(500)
        .default([]),
    }),
    output: record,
  },
  /** Imports all of it. Every kind of warning that it has must be accepted by name. */
  publish: {
    input: z.strictObject({
      id: id(),
      version: version(),
      accepted: z.array(z.enum(warningKinds)).max(warningKinds.length).default([]),
    }),
    output: record,
  },
  discard: { input: versioned, output: nothing },
} as const

export type ImportBatch = z.infer<typeof record>
export type ImportSummary = z.infer<typeof summary>
export type ImportFinding = z.infer<typeof finding>
export type Correction = z.infer<typeof importBatch.correct.input>
export type SheetsTaken = z.infer<typeof importBatch.takeSheets.input>
export type MappingChange = z.infer<typeof importBatch.setMapping.input>
