import * as z from 'zod'
import { flag, pageInput, pageOutput, required, text, version } from '../../kernel/wire.ts'

const codeText = () => z.string().min(1).max(40)
const code = () => codeText().regex(/^\w+$/)
const newCode = () => codeText().regex(/^[A-Z][A-Z0-9_]*$/, 'dictionary.codeShape')
/** Whose row is meant: the tenant's own, or the platform's, which every tenant reads. */
const scope = () => z.enum(['tenant', 'platform']).default('tenant')

const words = {
  dictLabel: required(100, 'dictionary.labelRequired'),
  labelEn: text(100).default(''),
  sort: z.int().min(0).max(99_999).default(0),
}
const entry = {
  // Lists of values are kept with commas between them.
  dictValue: required(60, 'dictionary.valueRequired').regex(/^[^,]*$/, 'dictionary.valueShape'),
  ...words,
}

const record = z.object({
  ids: z.string(),
  id: z.string(),
  code: z.string(),
  dictValue: z.string(),
  dictLabel: z.string(),
  labelEn: z.string(),
  sort: z.int(),
  isLock: flag(),
  isShow: flag(),
  /** A row of the tenant's own. */
  isTenant: flag(),
  /** Stands in place of one of the platform. */
  isOverride: flag(),
  version: z.int(),
})

const one = { id: text(80).min(1), version: version(), scope: scope() }

export const dictionary = {
  find: {
    input: z.strictObject({ code: code() }),
    output: z.array(z.object({ dictValue: z.string(), dictLabel: z.string() })),
  },
  /** The same entries, with the mark of those that are the tenant's own. */
  findByTenant: {
    input: z.strictObject({ code: code() }),
    output: z.array(z.object({ dictValue: z.string(), dictLabel: z.string(), isTenant: flag() })),
  },
  /** Labels by value, those of hidden entries too. */
  map: { input: z.strictObject({ code: code() }), output: z.record(z.string(), z.string()) },
  page: {
    input: pageInput(['code', 'sort'], {
      code: code().optional(),
      dictValue: text(60).optional(),
      dictLabel: text(100).optional(),
      isLock: flag().optional(),
      isShow: flag().optional(),
      isTenant: flag().optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: text(80).min(1) }), output: record },
  /** Every entry of a code as its administrator sees it. */
  ofCode: { input: z.strictObject({ code: code() }), output: z.array(record) },
  codes: {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        entries: z.int(),
        /** Entries of the tenant's own among them. */
        own: z.int(),
        /** The product relies on its values: none may be added. */
        isClosed: flag(),
      }),
    ),
  },
  create: {
    input: z.strictObject({ code: newCode(), ...entry, isShow: flag().default(1), scope: scope() }),
    output: record,
  },
  /** Of a row of the platform, in the tenant's scope: the tenant gets a row in its place. */
  update: { input: z.strictObject({ ...one, ...words }), output: record },
  remove: {
    input: z.strictObject({
      ids: z.array(text(80)).min(1, 'dictionary.choose').max(200),
      /** The versions that the caller saw of them, in the same order. */
      versions: z.array(version()).min(1).max(200).optional(),
      code: code(),
      scope: scope(),
    }),
    output: z.object({ removed: z.int() }),
  },
  setLocked: { input: z.strictObject({ ...one, isLock: flag() }), output: record },
  setShown: { input: z.strictObject({ ...one, isShow: flag() }), output: record },
  /** Adds and changes many entries of one code, all or nothing. */
  import: {
    input: z.strictObject({
      code: newCode(),
      entries: z.array(z.strictObject(entry)).min(1, 'dictionary.importEmpty').max(2000),
    }),
    output: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
  },
  /** Takes the platform's entries again where the tenant had changed them; locked rows stay. */
  sync: {
    input: z.strictObject({ code: code().optional() }),
    output: z.object({ restored: z.int(), kept: z.int() }),
  },
} as const

export type DictionaryEntry = z.infer<typeof dictionary.find.output>[number]
export type DictionaryRecord = z.infer<typeof record>
export type DictionaryQuery = z.infer<typeof dictionary.page.input>
export type DictionaryDraft = z.infer<typeof dictionary.create.input>
export type DictionaryChange = z.infer<typeof dictionary.update.input>
export type DictionaryRemoval = z.infer<typeof dictionary.remove.input>
export type DictionaryLock = z.infer<typeof dictionary.setLocked.input>
export type DictionaryShow = z.infer<typeof dictionary.setShown.input>
export type DictionaryImport = z.infer<typeof dictionary.import.input>
