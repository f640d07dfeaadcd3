import type { Measure } from '@yuncang/shared/kernel/workbook'
import { withoutInvisible } from '@yuncang/shared/validate/text'

/* The units that headings name: 净重(吨), 数量/件, Qty (PCS). Those that no column is measured in are told as well. */

export type AnyMeasure = Measure | 'other'

const words: Readonly<Record<AnyMeasure, string>> = {
  weight: '吨|公吨|千克|公斤|t|mts?|tons?|tonnes?|kgs?|kilograms?',
  volume: '立方米|立方|方|cbm|m3',
  pallets: '托|板|托盘|卡板|pal|plts?|pallets?',
  pieces:
    '件|箱|包|个|卷|袋|桶|捆|块|支|台|pcs|pieces?|pkgs?|packages?|ctns?|cartons?|bags?|rolls?',
  money: '元|人民币元?|rmb|cny',
  days: '天|日|days?',
  other:
    '万元|千元|美元|usd|柜|teus?|feus?|(?:20|40|45)(?:gp|hq|hc|dv|ot|fr|rf|rh|tk)|hq|hc|月|周|年|months?|weeks?|years?|升|毫升|l|ml|立方厘米|cm3|立方英尺|cuft|ft3|克|g|磅|lbs?|斤|市斤',
}
const measures = Object.keys(words) as AnyMeasure[] // its keys
const anyWord = Object.values(words).join('|')
const wholeUnit = measures.map((measure) => ({
  measure,
  shape: new RegExp(`^(?:${words[measure]})\\.?$`, 'i'),
}))
// (kg), and kg/箱 of one package
const onlyUnit = new RegExp(`^[([]?(?:${anyWord}|no)(?:/(?:${anyWord}))?\\.?[)\\]]?$`, 'i')
const trailingUnit = new RegExp(`(?:[\\s/]|(?<=\\p{Script=Han}))(${anyWord})\\.?$`, 'iu')

const squeezed = (text: string) => withoutInvisible(text.normalize('NFKC')).replace(/\s/g, '')

/** A cell that only names a unit, as the second line of a heading. */
export const isUnitWord = (text: string): boolean => onlyUnit.test(squeezed(text))

/** What the units of a text measure that is nothing but units; nothing for any other text. */
export function measuresOf(text: string): AnyMeasure[] {
  const parts = squeezed(text).split(/[/,、或和]/)
  const found = parts.map((part) => wholeUnit.find(({ shape }) => shape.test(part))?.measure)
  return found.every((each) => each !== undefined) ? found : []
}

export const withoutUnit = (text: string): string => text.replace(trailingUnit, '')

export const trailingMeasures = (text: string): AnyMeasure[] =>
  measuresOf(trailingUnit.exec(text)?.[1] ?? '')

/** Pallets are also counted in pieces, nothing else in another's units. */
export const isMeasuredIn = (measure: Measure, unit: AnyMeasure): boolean =>
  measure === unit || (measure === 'pallets' && unit === 'pieces')

export type WeightUnit = 'kg' | 't'

const kilogram = /千克|公斤|(?<![a-z])kgs?(?![a-z])/
const kilogramAfterWord = /(?:weight|wt|净重|毛重|重量|[^a-z])kgs?(?![a-z])/
// MTS are tonnes on a list of steel, and metres on one of cloth: it names no unit.
const tonne = /吨|(?<![a-z])(?:mt|tons?|tonnes?|t)(?![a-z])/
const brackets = /[([{【<《][^)\]}】>》]*[)\]}】>》]/g

/** The unit that a heading names: 净重(吨), Net (kg), 毛重/千克; undefined for none or for both. */
export function weightUnit(heading: string): WeightUnit | undefined {
  const text = withoutInvisible(heading.normalize('NFKC'))
    .toLowerCase()
    .replace(brackets, (part) => part.replace(/\s/g, ''))
  const isKg = kilogram.test(text) || kilogramAfterWord.test(text)
  const isTonne = tonne.test(text)
  return isKg === isTonne ? undefined : isKg ? 'kg' : 't'
}
