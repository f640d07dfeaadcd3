/* The words by which a row of figures says that it is a sum. */

/** A sum of part of the records above it, or of all. */
export type TotalKind = 'part' | 'all'

// 合计, 1032 件 合计: behind the word only a figure, a unit or nothing.
const end = String.raw`\s*([:：(（\d].*|$|[数件吨重].{0,12}$)`
const before = '^.{0,40}?'
const wholeWord = String.raw`((本|全|整)?[页柜箱单票]?\s*(合\s*[计計]|[总總]\s*[计計]|共\s*[计計]|累\s*[计計]|[总總]\s*和))`
const partWord = String.raw`(小\s*[计計]|[汇匯]\s*[总總]|sub\s*-?\s*total)`

/** Words that make a sum of whatever row they stand in; before them a name may stand: «DMLN0001 汇总». */
export const leading: Record<TotalKind, RegExp> = {
  all: new RegExp(before + wholeWord + end),
  part: new RegExp(before + partWord + end, 'i'),
}
export const alone: Record<TotalKind, RegExp> = {
  all: new RegExp(`^${wholeWord}${end}`),
  part: new RegExp(`^${partWord}${end}`, 'i'),
}

// Names of brands and goods too: they make a sum of a row that says nothing else.
const counted =
  'qty|quantity|ctns?|cartons?|cntrs?|ctnrs?|containers?|pkgs?|packages?|pcs|pieces?|plts?|pallets?|bags?|bales?|rolls?|drums?|cases?|boxes|units?|items?|nett?|gross|n\\.?w|g\\.?w|weight|wt|kgs?|mts?|tons?|cbm|m3|volume|amount|number|no|of'
const wholeNames = [
  String.raw`(?:g(?:rand)?\.?\s*)?(?:t\s?o\s?t\s?a\s?l\s?s?|ttls?)`,
  String.raw`sum(?:\s+total)?|totale|suma|summe|gesamt(?:summe)?|jumlah|tổng(?:\s+cộng)?`,
  'รวม(?:ทั้งหมด|ทั้งสิ้น)?|итого|всего|합계|총계',
].join('|')
const namesEnd = String.raw`\.?(?:[\s./&]*\b(?:${counted})\b\.?)*\s*(?:[:(=\d].*|-\s*\d.*)?$`
const names: Record<TotalKind, RegExp> = {
  all: new RegExp(`^(?:${wholeNames})${namesEnd}`, 'iu'),
  part: new RegExp(String.raw`^(?:sub\s*-?\s*(?:totals?|ttl)|소계)${namesEnd}`, 'iu'),
}
const wholeFigure =
  /^[总總]\s*[箱柜件托票包袋净毛体方吨]?\s*[数數量重件箱托柜吨积]{1,2}\s*[:：]?\s*([(（\d].*)?$/

const languages = /[/|]|(?<=\p{Script=Han})\s*(?=[a-z])|(?<=[a-z.])\s*(?=\p{Script=Han})/iu

/** Which sum a text names that says nothing else, in one language or in several: TTL, 总箱数, 合计 Total. */
export function sumNamed(text: string): TotalKind | undefined {
  const parts = text.split(languages)
  const says = (kind: TotalKind) => (part: string) =>
    names[kind].test(part.trim()) || alone[kind].test(part.trim())
  if (parts.every(says('part'))) return 'part'
  return parts.every((part) => says('all')(part) || wholeFigure.test(part.trim()))
    ? 'all'
    : undefined
}

/** «DMLN0001 Total», as spreadsheets write a sum below each group. */
export const namesGroup = (text: string): boolean => /^\S.{0,40}\s(sub-?)?total:?$/i.test(text)

// 2柜, 共 3 票, 2x40HQ: how many of something the figures beside it are.
const count =
  /^(共|共计)?\s*\d+\s*个?\s*(大柜|小柜|高柜|柜子|柜|箱|票|单|批|车|条|项|行)$|^(共|共计)?\s*\d+\s*[x×*]\s*(20|40|45)\S{0,4}$/i
export const isCount = (text: string): boolean => count.test(text)

/** A figure, its unit or a sign for nothing: it says nothing of its row. */
export const saysNothing = (text: string): boolean =>
  text === '' ||
  isCount(text) ||
  /^[-—–/\\_]+$/.test(text) ||
  /^[-+¥$€]?[\d.,\s]*(usd|cny|rmb|eur|元|kgs?|t|mts?|tons?|ctns?|pcs|pkgs?|cbm|m3|千克|公斤|吨|件|箱|托|袋|包|立方米|方)?\.?$/i.test(
    text,
  )
