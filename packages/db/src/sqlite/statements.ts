import type Database from 'better-sqlite3'
import { Column, is, Param, Placeholder, SQL } from 'drizzle-orm'
import { compileFunction } from 'node:vm'
import type { Inserter, Row } from '../core/rows.ts'
import type { Runner } from '../core/transaction.ts'

/*
 * Prepared statements on SQLite. drizzle asks with every run what kind of thing each parameter and each cell is, which
 * costs more than reading the rows; here it is asked once per statement (docs/decisions/019).
 */

/**
 * The same SQL with parameters that the planner does not look into. It would ask for the value of a bare one to guess how
 * many rows it finds, and then compile the statement anew with every run, since each run binds afresh; that takes longer
 * than most of them run (docs/decisions/043). A plus sign before a value changes nothing else.
 */
export const steady = (source: string): string =>
  source.replace(/(?<= (?:=|like|limit|offset) )\?/g, '+?')

/** A prepared query of drizzle, as far as we look into it. */
export type LiteQuery = {
  readonly stmt: Database.Statement
  readonly query: { readonly params: readonly unknown[] }
  readonly fields: readonly SelectedField[] | undefined
  all(params: Record<string, unknown>): unknown[]
}
/** A column of an answer as drizzle lists it: where it goes, and what decodes it. */
type SelectedField = { readonly path: readonly string[]; readonly field: unknown }

type Values = Record<string, unknown>

/** Runs a prepared query with values for its placeholders, and gives its rows. */
export function runnerOf(query: LiteQuery): Runner {
  const bind = binderOf(query.query.params)
  if (!query.stmt.reader) return (values) => (query.stmt.run(bind(values)), [])
  const row = rowMaker(query.fields)
  // Joined rows are left to drizzle.
  if (!row) return (values) => query.all(values)
  const statement = query.stmt.raw()
  // A statement in raw mode gives lists of cells.
  return (values) => (statement.all(bind(values)) as unknown[][]).map(row)
}

/** Runs a prepared insert of a number of complete rows, whose parameters stand row by row in the order of the columns. */
export function inserterOf({ stmt, query }: LiteQuery, count: number): Inserter {
  const width = query.params.length / count
  const encoders: unknown[] = []
  const cells = query.params.slice(0, width).map((param, at) => {
    // Each is the placeholder of a cell of the first row, named by its column.
    const { encoder, value } = param as { encoder: Column; value: Placeholder<string> }
    const cell = `row[${JSON.stringify(value.name.slice(0, -'_0'.length))}]`
    if (!isPlain(encoder)) encoders[at] = (given: unknown) => encoder.mapToDriverValue(given)
    return encoders[at] ? `encoders[${at}](${cell})` : cell
  })
  const add = `(row) => { into.push(${cells.join(', ')}) }`
  const make = compileFunction(
    `return (rows) => { const into = []; rows.forEach(${add}); return into }`,
    ['encoders'],
  )
  // The text above says so.
  const cellsOf = make(encoders) as (rows: readonly Row[]) => unknown[]
  return (rows) => stmt.run(cellsOf(rows))
}

/** Gives a statement's parameters in their order. */
function binderOf(params: readonly unknown[]): (values: Values) => unknown[] {
  const cells = params.map(cellOf)
  return (values) => cells.map((cell) => cell(values))
}

function cellOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => valueOf(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(valueOf(values, value.name))
  }
  return () => param
}

function valueOf(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`the statement was given no value for '${name}'`)
  return values[name]
}

type Decode = (value: unknown) => unknown

/**
 * A function that makes a row of cells, written out for the statement: V8 makes an object of a known shape in a
 * fraction of the time that it takes to grow one key by key. The keys are names of our schema, never of a request.
 */
function rowMaker(fields: LiteQuery['fields']): ((cells: unknown[]) => Values) | undefined {
  if (!fields?.every(({ path }) => path.length === 1)) return undefined
  const decoders = fields.map(({ field }) => decoderOf(field))
  const members = fields.map(({ path }, at) => {
    const cell = `cells[${at}]`
    const value = decoders[at] ? `${cell} === null ? null : decoders[${at}](${cell})` : cell
    return `${JSON.stringify(path[0])}: ${value}`
  })
  const make = compileFunction(`return (cells) => ({ ${members.join(', ')} })`, ['decoders'])
  // The text above says so.
  return make(decoders) as (cells: unknown[]) => Values
}

/** What a cell goes through; undefined when it is taken as it is. */
function decoderOf(field: unknown): Decode | undefined {
  if (is(field, Column)) {
    return isPlain(field) ? undefined : (value) => field.mapFromDriverValue(value)
  }
  // What is no column is an expression, and drizzle gives each its decoder.
  const expression: object = is(field, SQL.Aliased) ? field.sql : Object(field)
  const { decoder } = expression as { decoder: { mapFromDriverValue: Decode } }
  return (value) => decoder.mapFromDriverValue(value)
}

/** A column whose cells are stored as they are. */
const isPlain = (column: unknown): boolean =>
  is(column, Column) && ['SQLiteText', 'SQLiteInteger'].includes(column.columnType)
