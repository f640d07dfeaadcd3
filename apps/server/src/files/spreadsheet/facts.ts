import { columnLetter } from './column-letter.ts'
import { partOf } from './composite.ts'
import type { Columns, HeadingReader, Meaning } from './headings.ts'
import { isOwn } from './layout.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'
import { cellText, isBlankSign } from './values.ts'

/*
 * What stands beside a table as label and value and holds for all of its rows: 提单号：X, or Vessel | X in two cells.
 */

/** A value of a column that the table leaves open, and the cell in which it stands. */
export type Fact<K extends string> = {
  readonly key: K
  readonly cell: Cell
  readonly row: number
  readonly letter: string
}

type Said<K extends string> = {
  readonly meaning: Meaning<K>
  readonly value: Cell
  readonly position: number
}

/** A value may stand so many rows above its table. */
const rowsAbove = 40

/** The rows above one of a sheet, as far as they may say something of its table. */
export function rowsBefore({ rows }: Pick<Sheet, 'rows'>, number: number): SheetRow[] {
  let [start, end] = [0, rows.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((rows[middle]?.number ?? number) < number) start = middle + 1
    else end = middle
  }
  return rows.slice(Math.max(0, end - rowsAbove), end)
}

/**
 * What these rows say of columns that may be said once for a whole table. Of two values for one column none counts,
 * unless one is called by its own name and the other, as with Date, by one of several.
 */
export function factsIn<K extends string>(
  rows: readonly SheetRow[],
  columns: Columns<K>,
  read: HeadingReader<K>,
): Fact<K>[] {
  const may = new Set(columns.flatMap(({ key, beside }) => (beside ? [key] : [])))
  const found = rows.flatMap((row, index) =>
    pairsOf(row, read, rows[index + 1]).said.flatMap(({ meaning, value, position }) =>
      meaning.keys.flatMap((key, part) => {
        const cell = meaning.keys.length > 1 ? partOf(value, meaning.keys, part) : value
        const fact = { key, cell, row: row.number, letter: columnLetter(position) }
        return may.has(key) && cellText(cell) !== '' ? [{ fact, isWeak: meaning.weak }] : []
      }),
    ),
  )
  return [...Map.groupBy(found, ({ fact }) => fact.key).values()].flatMap((some) => {
    const strong = some.filter(({ isWeak }) => !isWeak)
    const [first, ...others] = strong.length > 0 ? strong : some
    const isSame = ({ fact }: (typeof some)[number]) =>
      cellText(fact.cell) === cellText(first?.fact.cell ?? null)
    return first && others.every(isSame) ? [first.fact] : []
  })
}

/** Whether a row is nothing but labels with their values: no heading, whatever it names, and no record. */
export function isFactRow<K extends string>(row: SheetRow, read: HeadingReader<K>): boolean {
  const { said, hasOther } = pairsOf(row, read)
  return said.length > 0 && !hasOther
}

const colon = /[:：]/
const hasDigit = /\d/

const isKnown = <K extends string>(text: string, read: HeadingReader<K>): boolean =>
  (read(text)?.keys.length ?? 0) > 0

/** A cell that says something itself, and where. */
type Own = { readonly position: number; readonly cell: Cell; readonly text: string }

const textsOf = (row: SheetRow): Own[] =>
  row.cells.flatMap((cell, position) => {
    if (!isOwn(row, position)) return []
    return [{ position, cell, text: typeof cell === 'string' ? cellText(cell) : '' }]
  })

/**
 * The pairs of label and value in a row: with a colon in one cell or in two, and without one in two; and whether it has
 * figures of its own, as a record has, or words that are known and no labels, as a heading has.
 */
function pairsOf<K extends string>(
  row: SheetRow,
  read: HeadingReader<K>,
  below?: SheetRow,
): { said: Said<K>[]; hasOther: boolean } {
  const said: Said<K>[] = []
  const bare: Own[] = []
  const own = textsOf(row)
  let isTaken = false
  for (const [index, each] of own.entries()) {
    if (isTaken) {
      isTaken = false
      continue
    }
    const { position, text } = each
    if (!colon.test(text)) {
      bare.push(each)
      continue
    }
    for (const { meaning, value } of pairsIn(text, read))
      if (value !== '') said.push({ meaning, value, position })
    const next = own[index + 1]
    const open = /[:：]\s*$/.test(text) ? pairsIn(text, read).at(-1) : undefined
    if (open?.value !== '' || !next || colon.test(next.text) || isKnown(next.text, read)) continue
    isTaken = true
    if (!isBlankSign(next.cell))
      said.push({ meaning: open.meaning, value: next.cell, position: next.position })
  }
  if (!isAlternating(bare, read, below)) {
    // Of a record nothing is looked up.
    if (said.length === 0) return { said, hasOther: false }
    const isOther = ({ cell, text }: Own) => typeof cell !== 'string' || isKnown(text, read)
    return { said, hasOther: bare.some(isOther) }
  }
  for (const [index, { text }] of bare.entries()) {
    const value = bare[index + 1]
    const meaning = index % 2 === 0 ? read(text) : undefined
    if (meaning && value) said.push({ meaning, value: value.cell, position: value.position })
  }
  return { said: said.toSorted((one, two) => one.position - two.position), hasOther: false }
}

/** Label and value in turn, without a colon between: Vessel | X | Voyage | 12E. Headings have no figures among them. */
function isAlternating<K extends string>(
  own: readonly Own[],
  read: HeadingReader<K>,
  below: SheetRow | undefined,
): boolean {
  const labels = own.filter((_, index) => index % 2 === 0)
  const isWord = ({ cell, text }: Own) => typeof cell === 'string' && !hasDigit.test(text)
  if (own.length < 2 || own.length % 2 > 0 || !labels.every(isWord)) return false
  const isPair = own.every(({ text }, index) => isKnown(text, read) === (index % 2 === 0))
  if (!isPair) return false
  const values = own.filter((_, index) => index % 2 > 0)
  if (values.some(({ cell, text }) => typeof cell !== 'string' || hasDigit.test(text))) return true
  // A heading stands over figures.
  const isOverFigure = ({ position }: Own) => typeof below?.cells[position] === 'number'
  return below !== undefined && own.length === 2 && !values.some(isOverFigure)
}

/** 提单号：X 箱号：Y -> both; a colon that follows no label belongs to the value: 08:30. */
function pairsIn<K extends string>(
  text: string,
  read: HeadingReader<K>,
): { meaning: Meaning<K>; value: string }[] {
  const pairs: { meaning: Meaning<K>; value: string }[] = []
  for (const line of text.split(/\n|\s{3,}|[;；|]/)) {
    const [start = '', ...parts] = line.split(/[:：]/)
    let open = read(start.trim())
    let value = ''
    const close = () => {
      if (open && open.keys.length > 0) pairs.push({ meaning: open, value: value.trim() })
    }
    for (const [index, part] of parts.entries()) {
      const label = index < parts.length - 1 ? labelAtEnd(part, read) : undefined
      if (!label) {
        value += index < parts.length - 1 ? `${part}:` : part
        continue
      }
      value += label.before
      close()
      open = label.meaning
      value = ''
    }
    close()
  }
  return pairs
}

const wordsOfLabel = 4

/** The label that the last words of a text are, and what stands before it. */
function labelAtEnd<K extends string>(text: string, read: HeadingReader<K>) {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(wordsOfLabel, words.length - 1); count > 0; count -= 1) {
    const meaning = read(words.slice(-count).join(' '))
    if (meaning && meaning.keys.length > 0)
      return { meaning, before: words.slice(0, -count).join(' ') }
  }
  return undefined
}
