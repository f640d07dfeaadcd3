import { withoutInvisible } from '@yuncang/shared/validate/text'

/* The packages that headings name: N.W./CTN, 净重/箱, 每件毛重, Qty (PCS). */

/** `any` is what every package may be called. */
export type PackageKind = 'carton' | 'bag' | 'roll' | 'drum' | 'bundle' | 'piece' | 'any'

const words: Readonly<Record<PackageKind, { han: string; latin: string }>> = {
  carton: { han: '纸箱|箱|盒', latin: 'ctn|carton|box|case' },
  bag: { han: '包|袋', latin: 'bag|bale' },
  roll: { han: '卷', latin: 'roll' },
  drum: { han: '桶', latin: 'drum' },
  bundle: { han: '捆', latin: 'bundle' },
  piece: { han: '个|支|台|只|块', latin: 'pc|piece|ea' },
  any: { han: '件', latin: 'pkg|package|unit' },
}
const kinds = Object.keys(words) as PackageKind[] // its keys
const latinWord = (latin: string) => `(?<![a-z])(?:${latin})(?:e?s)?(?![a-z])`
const han = kinds.map((kind) => words[kind].han).join('|')
const latin = latinWord(kinds.map((kind) => words[kind].latin).join('|'))

const named = kinds.map((kind) => ({
  kind,
  shape: new RegExp(`(?:${words[kind].han})|${latinWord(words[kind].latin)}`, 'i'),
}))

// 提单净重 is no weight of one: 单 begins its word.
const onePackage = new RegExp(
  [
    String.raw`(?:/\s*(?:per\s*)?|(?<![a-z])per\s+)${latin}\.?`,
    String.raw`/\s*每?\s*(?:${han})(?!\p{Script=Han})`,
    String.raw`(?:每一?|(?<!\p{Script=Han})单)\s*(?:${han})`,
    String.raw`(?<!\p{Script=Han})单位?(?=[净毛体])`,
    String.raw`(?<![a-z])unit\s*(?=net|gross|weight|wt|vol|n\.?w|g\.?w|cbm)`,
  ].join('|'),
  'giu',
)

const plain = (heading: string) => withoutInvisible(heading.normalize('NFKC'))

export type OfPackage = {
  readonly kind: PackageKind
  /** The heading without it. */
  readonly rest: string
  /** Qty/PCS, 数量/箱: behind a stroke, where the unit of a count may stand as well. */
  readonly mayBeUnit: boolean
}

/** Of which package a heading says something: one carton, one piece; undefined for a heading that names none so. */
export function packageIn(heading: string): OfPackage | undefined {
  const text = plain(heading)
  const [said, ...others] = text.match(onePackage) ?? []
  if (said === undefined) return undefined
  const all = [said, ...others].join(' ')
  const kind = named.find(({ shape }) => shape.test(all))?.kind ?? 'any'
  // 件/箱/包 are several.
  const isUnit = kind === 'any' || kind === 'piece' || others.length > 0 || /s\.?$/i.test(all)
  const mayBeUnit = isUnit && [said, ...others].every((each) => each.startsWith('/'))
  return { kind, rest: text.replace(onePackage, ' '), mayBeUnit }
}

// 数量(箱), 包数, 数量/卷: a word within another, as in 箱内件数, counts nothing.
const countedHan = new RegExp(String.raw`(?:${han})(?=数|\s*\)|\s*$)`, 'giu')

/** Which packages a column counts: CTNS, 包数, Qty (PCS). */
function packagesCounted(heading: string): PackageKind {
  const text = plain(heading)
  const counted = [...(text.match(countedHan) ?? []), text.replace(/\p{Script=Han}/gu, ' ')].join(
    ' ',
  )
  const kind = named.find(({ shape }) => shape.test(counted))?.kind ?? 'any'
  // 件数(PCS) counts whatever the goods are packed in.
  return kind === 'piece' && text.includes('件数') ? 'any' : kind
}

/** Whether a column counts the packages of which another says something. */
export function countsPackages(counting: string, figure: string): boolean {
  const counted = packagesCounted(counting)
  const { kind } = packageIn(figure) ?? { kind: 'any' }
  return counted === 'any' || kind === 'any' || counted === kind
}
