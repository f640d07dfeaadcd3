import { postgresKit, sqliteKit, type Kit } from './columns.ts'
import * as nouns from './nouns.ts'

type Nouns = typeof nouns
type PartOf<Noun extends keyof Nouns> = ReturnType<Nouns[Noun]>
type TableName = { [Noun in keyof Nouns]: keyof PartOf<Noun> }[keyof Nouns]

/** Every table of the product by its name in code. */
export type Schema = {
  [Name in TableName]: {
    [Noun in keyof Nouns]: Name extends keyof PartOf<Noun> ? PartOf<Noun>[Name] : never
  }[keyof Nouns]
}

/** The tables of all nouns, defined once for both databases. */
const defineSchema = (kit: Kit): Schema =>
  // Each noun gives its own part, and all of them together have every name.
  Object.assign({}, ...Object.values(nouns).map((tables) => tables(kit))) as Schema

export const postgresSchema: Schema = defineSchema(postgresKit)
export const sqliteSchema: Schema = defineSchema(sqliteKit)
/** By table name; the same for both databases. */
export const tableTraits = sqliteKit.traits
