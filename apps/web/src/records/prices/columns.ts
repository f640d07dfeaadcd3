import { feeUnits, feeUnitLabels, calcMethodLabels } from '@yuncang/shared/domain/tariff'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import type { LineColumn, LineOption } from '../../ui/form/line-editor/column.ts'

type Words = Readonly<Record<string, { zh: string; en: string }>>

const optionsOf = (labels: Words): LineOption[] =>
  Object.entries(labels).map(([value, words]) => ({ value, label: words[currentLanguage()] }))

/** What the server offers for some of the cells. */
export type Offered = Readonly<
  Record<'fees' | 'currencies' | 'payers' | 'areaTypes' | 'businessTypes', readonly LineOption[]>
>

type Figure = 'price' | 'money' | 'qty'

/** The columns of a price sheet: first what every line has, then what few have. */
export function priceColumns(t: TFunction, offered: Offered): LineColumn[] {
  const title = (key: string) => t(`record.sheet.${key}`)
  const figure = (key: string, decimal: Figure, width = 100): LineColumn => ({
    key,
    title: title(key),
    width,
    kind: 'decimal',
    decimal,
  })
  const choice = (key: string, options: readonly LineOption[], width = 120): LineColumn => ({
    key,
    title: title(key),
    width,
    kind: 'select',
    options,
  })
  const words = (key: string, values: readonly string[]): LineOption[] =>
    values.map((value) => ({ value, label: t(`record.sheet.${key}.${value}`) }))
  const units = feeUnits.map((value) => ({ value, label: feeUnitLabels[value][currentLanguage()] }))
  const sizes = containerSizes.map(({ code }) => ({ value: code, label: code }))
  return [
    { ...choice('feeCode', offered.fees, 150), isRequired: true },
    { ...choice('calcMethod', optionsOf(calcMethodLabels), 130), isRequired: true },
    { ...figure('price', 'price', 110), isRequired: true },
    { ...choice('currency', offered.currencies, 100), isRequired: true },
    { ...choice('unit', units, 110), isRequired: true },
    { key: 'tiers', title: title('tiers'), width: 220, kind: 'text' },
    choice('tierMode', words('tierMode', ['SLICED', 'WHOLE'])),
    { key: 'freeDays', title: title('freeDays'), width: 90, kind: 'integer' },
    choice('freeMode', words('freeMode', ['DEDUCT', 'CLIFF']), 160),
    figure('minCharge', 'money'),
    choice('minScope', words('minScope', ['LINE', 'ORDER', 'MONTH']), 100),
    choice('minProrate', words('minProrate', ['BY_DAY'])),
    figure('maxCharge', 'money'),
    { key: 'taxRate', title: title('taxRate'), width: 90, kind: 'text', isRequired: true },
    choice('taxIncluded', words('taxIncluded', ['1', '0']), 100),
    figure('qtyStep', 'qty', 110),
    { key: 'product', title: title('product'), width: 150, kind: 'text' },
    { key: 'brand', title: title('brand'), width: 120, kind: 'text' },
    choice('containerSize', sizes, 100),
    choice('areaType', offered.areaTypes),
    choice('businessType', offered.businessTypes),
    choice('ageBasis', words('ageBasis', ['ORIGINAL_INBOUND', 'TRANSFER_DATE']), 150),
    choice('payer', offered.payers),
  ]
}
