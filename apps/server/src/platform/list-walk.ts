import type { AnyTable, Built, Read, Reads, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eventLoopYielder } from '@yuncang/db/event-loop'
import { eq, inArray, sql, type SQL } from '@yuncang/db/sql'
import { mergedRuns, type Key } from './merged-runs.ts'
import { comparing, keyIn } from './order-key.ts'
import { columnOf, keyOf, orderOf, sortedBy, type Order, type Sort } from './order.ts'
import { rowsWithValues } from './rows/value-lists.ts'
import { comesAfter, inChunks, isByTime, placeAfter } from './walk.ts'

/** Lends a handle for each chunk, as a caller's context does. */
export type Reader = { readonly read: <R>(work: (db: Read) => Promise<R>) => Promise<R> }

/** What a list is asked for: the name of its filters within a statement's key, their values, and their condition. */
export type Matching = {
  readonly key: string
  readonly params: Readonly<Record<string, unknown>>
  readonly of: (schema: Schema) => SQL | undefined
}

/** A reading of what matches and comes after a place, to be put in order and cut. */
type Reading<R> = {
  readonly what: string
  readonly size: number
  readonly build: (q: Reads, schema: Schema, after: SQL | undefined) => Built<R>
}

type Named = readonly [name: string, value: unknown]

/** How many keys are read at once: it costs about as much as a chunk of rows. */
const keysAtOnce = 500

/** How many ids are looked up at once: objects of more parameters than this outlive their use in memory. */
const idsAtOnce = 100

const newestFirst = orderOf({})
const limit = sql.placeholder('limit')

/**
 * Everything that matches, in the order of the list, in chunks: for exports. By time each chunk goes on where the last
 * one ended, along the table's index on tenant, deletion, time and id. Other orders have no index that fits: what they
 * compare is read by time and put in order here, and the rows follow by their ids. If the database sorted, it would
 * look at all rows for each chunk, and on SQLite nobody else would have a turn meanwhile.
 */
export function listWalk<T extends AnyTable>(name: string, table: (schema: Schema) => T) {
  function byTime<R extends Readonly<Record<string, unknown>>>(
    { read }: Reader,
    where: Matching,
    order: Order,
    { what, size, build }: Reading<R>,
  ): AsyncGenerator<R[]> {
    const key = `${name}.walk ${what} ${where.key} ${keyOf(order)}`
    return inChunks<R>(size, (last) => {
      const place = placeAfter(order, last) ?? {}
      const names = Object.keys(place)
      const holders = names.map((each): Named => [each, sql.placeholder(afterOf(each))])
      const values = names.map((each): Named => [afterOf(each), place[each]])
      return read((db) =>
        db
          .stmt(key, (q, schema) =>
            build(q, schema, comesAfter(table(schema), order, Object.fromEntries(holders))),
          )
          .all({ ...where.params, ...Object.fromEntries(values), limit: size }),
      )
    })
  }

  const rowsByTime = (reader: Reader, where: Matching, order: Order, size: number) =>
    byTime<Row<T>>(reader, where, order, {
      what: '*',
      size,
      build: (q, schema, after) =>
        q
          .select(table(schema), where.of(schema), after)
          .orderBy(...sortedBy(table(schema), order))
          .limit(limit),
    })

  /** What an order compares of all that matches, in runs that are in order each. */
  async function runsOf(reader: Reader, where: Matching, order: Order): Promise<Key[][]> {
    const names = [...new Set([...order, ...newestFirst].map(([each]) => each))]
    const keys = byTime(reader, where, newestFirst, {
      what: names.join(','),
      size: keysAtOnce,
      build: (q, schema, after) => {
        const t = table(schema)
        return q
          .pick(
            Object.fromEntries(names.map((each) => [each, columnOf(t, each)])),
            t,
            where.of(schema),
            after,
          )
          .orderBy(...sortedBy(t, newestFirst))
          .limit(limit)
      },
    })
    const keyOfRow = await reader.read(async ({ t }) => keyIn(table(t), order))
    const runs: Key[][] = []
    const yieldToEventLoop = eventLoopYielder()
    for await (const chunk of keys) {
      runs.push(chunk.map(keyOfRow).sort(comparing(order)))
      // A database of the process itself answers at once: nobody else would have a turn until the last key.
      await yieldToEventLoop()
    }
    return runs
  }

  /** Those of the rows that are still there, as the ids say. */
  async function rowsOf({ read }: Reader, ids: readonly string[]): Promise<Row<T>[]> {
    const rows = await read((db) =>
      rowsWithValues<Row<T>>(db, `${name}.byIds`, ids, (q, t, list) =>
        q.select(table(t), eq(table(t).isDeleted, 0), inArray(table(t).id, list)),
      ),
    )
    const byId = new Map<string, Row<T>>(rows.map((row) => [row.id, row]))
    const found = ids.map((id) => byId.get(id))
    return found.filter((row) => row !== undefined)
  }

  return async function* walk(
    reader: Reader,
    where: Matching,
    { sort, size }: { sort: Sort; size: number },
  ): AsyncGenerator<Row<T>[]> {
    const order = orderOf(sort)
    if (isByTime(order)) {
      yield* rowsByTime(reader, where, order, size)
      return
    }
    const keys = mergedRuns(await runsOf(reader, where, order), comparing(order))
    for (const ids of inPieces(keys, Math.min(size, idsAtOnce))) yield await rowsOf(reader, ids)
  }
}

/** The ids with which keys end. */
function* inPieces(keys: Iterable<Key>, size: number): Generator<string[]> {
  let piece: string[] = []
  for (const key of keys) {
    piece.push(String(key.at(-1)))
    if (piece.length < size) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

const afterOf = (name: string): string => `after ${name}`
