import { calcMethodLabels } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { feeUnits, feeUnitLabels } from '@yuncang/shared/nouns/cost-code/fee-units'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import { choiceMeant, type CellKey, type ChosenCell } from '@yuncang/shared/nouns/tariff/cell-words'
import { currentLanguage } from '../../lib/language.ts'
import {
  currencyMeant,
  figureMeant,
  methodMeant,
  taxRateMeant,
  unitMeant,
} from '@yuncang/shared/nouns/tariff/understood'
import { headingsOf, tariffColumns } from '@yuncang/shared/nouns/tariff/workbook'
import type { LineColumn, LineOption } from '../../ui/form/line-editor/column.ts'
import { cellOptions, cellTitle } from './cell-words.ts'
import type { Offered } from './offered.ts'

type Words = Readonly<Record<string, { zh: string; en: string }>>

const optionsOf = (labels: Words): LineOption[] =>
  Object.entries(labels).map(([value, words]) => ({ value, label: words[currentLanguage()] }))

/** A sheet that is pasted may be headed as a workbook that is read. */
const otherTitlesOf = new Map<string, string[]>(
  tariffColumns.map((each) => [each.key, headingsOf(each)]),
)

type Figure = 'price' | 'money' | 'qty'

/** The columns of a price sheet: first what every line has, then what few have. */
export function priceColumns(offered: Offered): LineColumn[] {
  const figure = (key: CellKey, decimal: Figure, width = 100): LineColumn => ({
    key,
    title: cellTitle(key),
    width,
    kind: 'decimal',
    decimal,
    clean: figureMeant,
  })
  const choice = (key: CellKey, options: readonly LineOption[], width = 120): LineColumn => ({
    key,
    title: cellTitle(key),
    width,
    kind: 'select',
    options,
  })
  const worded = (key: ChosenCell, width = 120): LineColumn => ({
    ...choice(key, cellOptions(key), width),
    clean: (text) => choiceMeant(key, text),
  })
  const units = feeUnits.map((value) => ({ value, label: feeUnitLabels[value][currentLanguage()] }))
  const sizes = containerSizes.map(({ code }) => ({ value: code, label: code }))
  const columns: LineColumn[] = [
    { ...choice('feeCode', offered.fees, 150), isRequired: true },
    {
      ...choice('calcMethod', optionsOf(calcMethodLabels), 130),
      isRequired: true,
      clean: methodMeant,
    },
    { ...figure('price', 'price', 110), isRequired: true },
    { ...choice('currency', offered.currencies, 100), isRequired: true, clean: currencyMeant },
    { ...choice('unit', units, 110), isRequired: true, clean: unitMeant },
    { key: 'tiers', title: cellTitle('tiers'), width: 220, kind: 'text', isCheckedLive: true },
    worded('tierMode'),
    { key: 'freeDays', title: cellTitle('freeDays'), width: 90, kind: 'integer' },
    worded('freeMode', 160),
    figure('minCharge', 'money'),
    worded('minScope', 100),
    worded('minProrate'),
    figure('maxCharge', 'money'),
    {
      key: 'taxRate',
      title: cellTitle('taxRate'),
      width: 90,
      kind: 'text',
      isRequired: true,
      clean: taxRateMeant,
    },
    worded('taxIncluded', 100),
    figure('qtyStep', 'qty', 110),
    { key: 'product', title: cellTitle('product'), width: 150, kind: 'text' },
    { key: 'brand', title: cellTitle('brand'), width: 120, kind: 'text' },
    choice('containerSize', sizes, 100),
    choice('areaType', offered.areaTypes),
    choice('businessType', offered.businessTypes),
    worded('ageBasis', 150),
    choice('payer', offered.payers),
  ]
  return columns.map((each) => ({ ...each, otherTitles: otherTitlesOf.get(each.key) ?? [] }))
}
