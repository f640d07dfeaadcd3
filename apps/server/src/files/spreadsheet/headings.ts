import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import { withoutInvisible } from '@yuncang/shared/validate/text'

export type Columns<K extends string> = readonly (WorkbookColumn & { readonly key: K })[]

/** What a heading says: one column, or several that share its cells (船名/航次). */
export type Meaning<K extends string> = { readonly keys: readonly K[]; readonly weak: boolean }

const brackets = /[([{【<《][^)\]}】>》]*[)\]}】>》]/g
const bracketSigns = /[()[\]{}【】<>《》]/g
const noise = /必填|选填|非必填|[\s*:._、\-"'“”#№|\\]/g
const unitWords =
  '吨|公吨|千克|公斤|立方米|立方|方|件|托|板|箱|包|个|元|天|t|mt|mts|tons?|kgs?|cbm|m3|pcs|pkgs?|ctns?|plts?'
const trailingUnit = new RegExp(`(?:[\\s/]|(?<=\\p{Script=Han}))(?:${unitWords})\\.?$`, 'iu')
const onlyUnit = new RegExp(`^[([]?(?:${unitWords}|no)\\.?[)\\]]?$`, 'i')

const squeeze = (text: string) => text.replace(noise, '').toLowerCase()
const wide = (text: string) =>
  withoutInvisible(text.normalize('NFKC')).replaceAll('\u200d', '').replaceAll('：', ':')

/** The forms in which a heading is compared, the most literal first: without width, case, spaces, marks and unit. */
function formsOf(heading: string): string[] {
  const text = wide(heading)
    .trim()
    .replace(/[*\s]+$/, '')
  const bare = text.replace(brackets, ' ').trim()
  const inlined = text.replace(bracketSigns, '')
  return [
    ...new Set(
      [inlined, bare, inlined.replace(trailingUnit, ''), bare.replace(trailingUnit, '')]
        .map(squeeze)
        .filter(Boolean),
    ),
  ]
}

/** A cell that only names a unit, as the second line of a heading. */
export const isUnitWord = (text: string): boolean => onlyUnit.test(wide(text).trim())

// Several columns in one heading: 船名/航次, 箱号 & 封号, or a line each.
const separators = /[/\n,，、&+;]|和/
const han = /\p{Script=Han}/u
const byScript = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

/** Pairs that clerks write in one word, without anything between. */
const pairs = [
  ['enShipName', 'imvoy'],
  ['containerNo', 'sealNo'],
  ['containerNo', 'containerSize'],
  ['containerSize', 'containerNo'],
]

/** Gives the function that understands headings of these columns. */
export function headingReader<K extends string>(columns: Columns<K>) {
  const strong = new Map<string, K>()
  const weak = new Map<string, K>()
  for (const { key, title, synonyms, weak: others = [] } of columns) {
    for (const heading of [title.zh, title.en, ...synonyms]) strong.set(formsOf(heading)[0]!, key)
    for (const heading of others) weak.set(formsOf(heading)[0]!, key)
  }
  const known = new Map<string, Meaning<K> | undefined>()

  const keyOf = (form: string): K | undefined => strong.get(form) ?? weak.get(form)

  function literal(text: string): Meaning<K> | undefined {
    const forms = formsOf(text)
    for (const form of forms) {
      const key = strong.get(form)
      if (key !== undefined) return { keys: [key], weak: false }
    }
    for (const form of forms) {
      const key = weak.get(form)
      if (key !== undefined) return { keys: [key], weak: true }
    }
    return undefined
  }

  function inParts(text: string): Meaning<K> | undefined {
    const parts = wide(text)
      .split(separators)
      .filter((part) => squeeze(part) !== '')
    const meanings = parts.map((part) => literal(part) ?? bilingual(part))
    const [first] = meanings
    if (parts.length < 2 || !first) return undefined
    const keys = [...new Set(meanings.flatMap((meaning) => meaning?.keys ?? []))]
    // 品名/规格 is a name whatever follows; 船名/航次 is two columns.
    const isWhole = meanings.every((meaning) => meaning !== undefined)
    return { keys: isWhole ? keys : first.keys, weak: meanings.some((each) => each?.weak === true) }
  }

  /** 箱号 Container No., 提单号MBL: both scripts say the same, or the foreign one says nothing. */
  function bilingual(text: string): Meaning<K> | undefined {
    const parts = wide(text).match(byScript) ?? []
    if (parts.length < 2) return undefined
    const meanings = parts.map((part) => literal(part))
    if (parts.some((part, index) => han.test(part) && !meanings[index])) return undefined
    const keys = new Set(meanings.flatMap((meaning) => meaning?.keys ?? []))
    const isWeak = meanings.some((meaning) => meaning?.weak === true)
    return keys.size === 1 ? { keys: [...keys], weak: isWeak } : undefined
  }

  function pair(text: string): Meaning<K> | undefined {
    const [form = ''] = formsOf(text)
    for (let cut = 2; cut < form.length - 1; cut += 1) {
      const first = keyOf(form.slice(0, cut))
      const second = first && keyOf(form.slice(cut))
      if (first && second && pairs.some(([one, other]) => one === first && other === second))
        return { keys: [first, second], weak: false }
    }
    return undefined
  }

  return (heading: string): Meaning<K> | undefined => {
    if (heading.length > 80) return undefined
    if (!known.has(heading))
      known.set(
        heading,
        literal(heading) ?? inParts(heading) ?? bilingual(heading) ?? pair(heading),
      )
    return known.get(heading)
  }
}

export type WeightUnit = 'kg' | 't'

const kilogram = /千克|公斤|(?<![a-z])kgs?(?![a-z])/
const kilogramAfterWord = /(?:weight|wt|净重|毛重|重量|[^a-z])kgs?(?![a-z])/
const tonne = /吨|(?<![a-z])(?:mts?|tons?|tonnes?|t)(?![a-z])/

/** The unit that a heading names: 净重(吨), Net (kg), 毛重/千克; undefined for none or for both. */
export function weightUnit(heading: string): WeightUnit | undefined {
  const text = wide(heading).toLowerCase()
  const isKg = kilogram.test(text) || kilogramAfterWord.test(text)
  const isTonne = tonne.test(text)
  return isKg === isTonne ? undefined : isKg ? 'kg' : 't'
}
