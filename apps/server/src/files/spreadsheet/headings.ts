import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { withoutInvisible } from '@yuncang/shared/validate/text'
import { packageIn } from './packages.ts'
import {
  isMeasuredIn,
  isUnitWord,
  measuresOf,
  trailingMeasures,
  withoutUnit,
  type AnyMeasure,
} from './units.ts'

export type Columns<K extends string> = readonly (WorkbookColumn & { readonly key: K })[]

/** What a heading says: one column, several that share its cells (船名/航次), or none of what the columns ask (数量/箱). */
export type Meaning<K extends string> = {
  readonly keys: readonly K[]
  readonly weak: boolean
  readonly isOfPackage?: true
  /** All columns that it may mean, where nobody but the clerk can tell which: 重量. */
  readonly vague?: readonly K[]
  /** Its values are kept under its own name: 唛头：N/M. */
  readonly isLabelled?: true
  /** What it means beside the column that this one goes on with: TYPE beside SIZE. */
  readonly joined?: K
}

/** What a heading means; undefined for one that says nothing of these columns. */
export type HeadingReader<K extends string> = (heading: string) => Meaning<K> | undefined

const brackets = /[([{【<《][^)\]}】>》]*[)\]}】>》]/g
const bracketSigns = /[()[\]{}【】<>《》]/g
const noise = /必填|选填|非必填|[\s*:._、\-"'“”#№|\\]/g

const squeeze = (text: string) => text.replace(noise, '').toLowerCase()
const wide = (text: string) =>
  withoutInvisible(text.normalize('NFKC')).replaceAll('\u200d', '').replaceAll('：', ':')

type Forms = {
  /** As it stands, but for width, case, spaces and marks. */
  readonly literal: string
  /** Without what is in brackets, and without a unit. */
  readonly shorter: readonly string[]
  /** What the units measure that the shorter forms lack. */
  readonly measures: readonly AnyMeasure[]
}

/** The forms in which a heading is compared, the most literal first. */
function formsOf(heading: string): Forms {
  const text = wide(heading)
    .trim()
    .replace(/[*\s]+$/, '')
  const bare = text.replace(brackets, ' ').trim()
  const inlined = text.replace(bracketSigns, '')
  const literal = squeeze(inlined)
  const shorter = [bare, withoutUnit(inlined), withoutUnit(bare)].map(squeeze).filter(Boolean)
  const bracketed = (text.match(brackets) ?? []).flatMap((each) => measuresOf(each.slice(1, -1)))
  const measures = [...bracketed, ...trailingMeasures(inlined), ...trailingMeasures(bare)]
  return { literal, shorter: [...new Set(shorter)], measures: [...new Set(measures)] }
}

const literalForm = (heading: string): string => formsOf(heading).literal

// Several columns in one heading: 船名/航次, 箱号 & 封号, or a line each.
const separators = /[/\n,，、&+;]|和/
const han = /\p{Script=Han}/u
// ★箱号, 1.箱号, No.箱号
const frontMarks = /^[^\p{L}\p{N}]*(?:\d|\d\d[.、)]|no)?[^\p{L}\p{N}]*$/iu
// 件数/包装: 16 CTNS
const kindOfPackage = /^\s*(?:包装|单位|unit|pack)/i
const byScript = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

/** Pairs that clerks write in one word, without anything between. */
const pairs = [
  ['enShipName', 'imvoy'],
  ['containerNo', 'sealNo'],
  ['containerNo', 'containerSize'],
  ['containerSize', 'containerNo'],
]

/** Gives the function that understands headings of these columns. */
export function headingReader<K extends string>(columns: Columns<K>): HeadingReader<K> {
  const strong = new Map<string, K>()
  const weak = new Map<string, K>()
  const joined = new Map<string, K>()
  const vague = new Map<string, K[]>()
  const labelled = new Set<string>()
  for (const column of columns) {
    const { key, title, synonyms, weak: others = [] } = column
    for (const heading of [title.zh, title.en, ...synonyms]) strong.set(literalForm(heading), key)
    for (const heading of others) (column.joins ? joined : weak).set(literalForm(heading), key)
    for (const heading of column.vague ?? []) {
      const form = literalForm(heading)
      vague.set(form, [...(vague.get(form) ?? []), key])
    }
    for (const heading of column.labelled ?? []) {
      strong.set(literalForm(heading), key)
      labelled.add(literalForm(heading))
    }
  }
  const known = new Map<string, Meaning<K> | undefined>()

  const keyOf = (form: string): K | undefined => strong.get(form) ?? weak.get(form)
  const measureOf = new Map(columns.map(({ key, measure }) => [key, measure]))
  /** 数量(吨) is no number of pieces. */
  const fits = (key: K, measures: readonly AnyMeasure[]): boolean => {
    const own = measureOf.get(key)
    return own === undefined || measures.every((each) => isMeasuredIn(own, each))
  }

  function literal(text: string): Meaning<K> | undefined {
    const { literal: whole, shorter, measures } = formsOf(text)
    for (const [meanings, isWeak] of [
      [strong, false],
      [weak, true],
    ] as const) {
      const exact = meanings.get(whole)
      if (exact !== undefined) return meant(exact, isWeak, labelled.has(whole))
      const form = shorter.find((each) => meanings.has(each))
      const key = form && meanings.get(form)
      if (key && fits(key, measures)) return meant(key, isWeak, labelled.has(form))
    }
    const several = [whole, ...shorter].flatMap((form) => vague.get(form) ?? [])
    const [first] = several
    const isVague = first !== undefined && fits(first, measures)
    return isVague ? { keys: [first], weak: true, vague: [...new Set(several)] } : undefined
  }

  const meant = (key: K, isWeak: boolean, isLabelled: boolean): Meaning<K> => ({
    keys: [key],
    weak: isWeak,
    ...(isLabelled && { isLabelled: true as const }),
  })

  function inParts(text: string): Meaning<K> | undefined {
    const parts = withUnitsJoined(wide(text).split(separators))
    const meanings = parts.map((part) => literal(part) ?? bilingual(part))
    const [first] = meanings
    if (parts.length < 2 || !first) return undefined
    const keys = [...new Set(meanings.flatMap((meaning) => meaning?.keys ?? []))]
    // 品名/规格 is a name whatever follows; 船名/航次 is two columns.
    const isWhole = meanings.every((meaning) => meaning !== undefined)
    const isFigure = first.keys.some((key) => measureOf.get(key) !== undefined)
    const isOther = (part: string, index: number) => !meanings[index] && !kindOfPackage.test(part)
    if (isFigure && parts.some(isOther)) return undefined
    return { keys: isWhole ? keys : first.keys, weak: meanings.some((each) => each?.weak === true) }
  }

  /** 箱号 Container No., 提单号MBL: both scripts say the same, or the foreign one says nothing behind the other; PO数量 is another. */
  function bilingual(text: string): Meaning<K> | undefined {
    const parts = wide(text).match(byScript) ?? []
    if (parts.length < 2) return undefined
    const meanings = parts.map((part) => literal(part))
    const matters = (part: string, index: number) =>
      han.test(part) || (index === 0 && !frontMarks.test(part))
    if (parts.some((part, index) => !meanings[index] && matters(part, index))) return undefined
    const keys = new Set(meanings.flatMap((meaning) => meaning?.keys ?? []))
    const isWeak = !meanings.some((meaning) => meaning?.weak === false)
    const [key, ...others] = keys
    if (key === undefined || others.length > 0 || !fits(key, formsOf(text).measures))
      return undefined
    return { keys: [key], weak: isWeak }
  }

  function pair(text: string): Meaning<K> | undefined {
    const form = literalForm(text)
    for (let cut = 2; cut < form.length - 1; cut += 1) {
      const first = keyOf(form.slice(0, cut))
      const second = first && keyOf(form.slice(cut))
      if (first && second && pairs.some(([one, other]) => one === first && other === second))
        return { keys: [first, second], weak: false }
    }
    return undefined
  }

  /** N.W./CTN is the column of what one package weighs; of how many goods are in one there is no column. */
  function ofPackage(text: string): Meaning<K> | undefined {
    const said = packageIn(text)
    if (!said || isOwnName(text)) return undefined
    const { kind, rest, mayBeUnit } = said
    const whole = literal(rest) ?? inParts(rest) ?? bilingual(rest)
    const measures = whole?.keys.map((key) => measureOf.get(key)) ?? []
    if (!whole || measures.includes(undefined)) return undefined
    if (mayBeUnit && measures.includes('pieces')) return undefined
    const keys = whole.keys.flatMap(
      (key) => columns.find(({ perPackage }) => perPackage?.total === key)?.key ?? [],
    )
    if (keys.length === whole.keys.length) return { ...whole, keys, isOfPackage: true }
    // A product is measured by the piece anyway.
    const isOfOne = !columns.some(({ perPackage }) => perPackage)
    return isOfOne && (kind === 'any' || kind === 'piece')
      ? whole
      : { keys: [], weak: false, isOfPackage: true }
  }

  /** 单箱净重 is what a column is called itself. */
  function isOwnName(text: string): boolean {
    const { literal: whole, shorter } = formsOf(text)
    return (
      keyOf(whole) !== undefined ||
      shorter.some((form) => keyOf(form) !== undefined && packageIn(form) !== undefined)
    )
  }

  return (heading) => {
    if (heading.length > 80) return undefined
    if (known.has(heading)) return known.get(heading)
    const meaning =
      ofPackage(heading) ??
      literal(heading) ??
      inParts(heading) ??
      bilingual(heading) ??
      pair(heading)
    const beside = joined.get(literalForm(heading))
    const both = beside ? { keys: [], weak: true, ...meaning, joined: beside } : meaning
    if (known.size < readingsKept) known.set(heading, both)
    return both
  }
}

/** A file has few headings, and any number of words that are none. */
const readingsKept = 2000

/** 净重/kg and 数量/吨 are one column with its unit. */
function withUnitsJoined(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    if (squeeze(part) === '') continue
    const last = joined.length - 1
    if (last >= 0 && isUnitWord(part)) joined[last] = `${joined[last] ?? ''}(${part})`
    else joined.push(part)
  }
  return joined
}
