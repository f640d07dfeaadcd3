import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { feeModules } from '@yuncang/shared/nouns/cost-code/fee-modules'
import {
  billingRules,
  ruleCells,
  ruleIn,
  rulesAtMost,
} from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { nextRuleCode, ruleClashes } from '@yuncang/shared/nouns/tariff/billing-rule-faults'
import { ruleTerms, type BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { figureInCell } from '@yuncang/shared/nouns/tariff/cells'
import { say } from '@yuncang/shared/client-messages'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import { calculatedLines, type CalculatedLine } from '../../records/prices/calculated-line.ts'
import { priceColumns } from '../../records/prices/columns.ts'
import { priceFaults } from '../../records/prices/faults.ts'
import type { Offered } from '../../records/prices/offered.ts'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { isBlankRow, type LinesState, type Row } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, noFindings, type Lines } from '../../ui/form/line-editor/lines.ts'
import { underRules } from './ruled-lines.ts'

/* Billing rules as the rows of a sheet: what they are for, and the cells of price lines that they stand in for. */

/** The columns that a phone always shows. */
export const alwaysShown: ReadonlySet<string> = new Set([
  'ruleCode',
  'jfmoduleId',
  'feeCode',
  'calcMethod',
  'freeDays',
  'minCharge',
  'maxCharge',
  'isStop',
])

function ruleColumns(t: TFunction, offered: Offered): LineColumn[] {
  const language = currentLanguage()
  const columns = new Map(priceColumns(offered).map((column) => [column.key, column]))
  const open = (key: string): LineColumn[] => {
    const column = columns.get(key)
    return column ? [{ ...column, isRequired: false }] : []
  }
  const modules = Object.entries(feeModules).map(([value, words]) => ({
    value,
    label: words[language],
    otherLabel: words[language === 'en' ? 'zh' : 'en'],
  }))
  const states = [
    { value: '0', label: t('costList.rule.inUse') },
    { value: '1', label: t('record.state.stopped') },
  ]
  return [
    { ...field(t, 'ruleCode', 100), kind: 'code', isRequired: true },
    { ...field(t, 'jfmoduleId', 120), kind: 'select', options: modules },
    ...open('feeCode'),
    ...open('calcMethod').map((column) =>
      column.kind === 'select'
        ? { ...column, options: column.options.filter(({ value }) => value !== 'PASS') }
        : column,
    ),
    ...ruleTerms.flatMap(open),
    { ...field(t, 'isStop', 100), kind: 'select', options: states },
    { ...field(t, 'remark', 200), kind: 'text' },
  ]
}

const field = (
  t: TFunction,
  key: 'ruleCode' | 'jfmoduleId' | 'isStop' | 'remark',
  width: number,
) => ({
  key,
  title: t(`costList.rule.${key}`),
  width,
})

/** Rules to be edited as a sheet. */
export function startRules(t: TFunction, offered: Offered, rules: readonly BillingRule[]): Lines {
  const figure = (value: string | null) => (value === null ? null : figureInCell(value))
  const start = rules.map(({ minCharge, maxCharge, qtyStep, ...rest }) => ({
    ...rest,
    minCharge: figure(minCharge),
    maxCharge: figure(maxCharge),
    qtyStep: figure(qtyStep),
  }))
  return createLines(ruleColumns(t, offered), ruleCells, start, (cells) =>
    priceFaults(cells, offered),
  )
}

/** A rule that somebody begins gets the next code; what its terms need and leave open is the usual. */
export function completedRules(lines: Lines) {
  const at = new Map(lines.columns.map(({ key }, col) => [key, col]))
  const filled = (row: Row, key: string, text: string): Row => {
    const col = at.get(key)
    return col === undefined || row[col] !== '' ? row : row.with(col, text)
  }
  return (state: LinesState): LinesState => {
    const codes = state.rows.map((row) => row[at.get('ruleCode') ?? -1] ?? '')
    const rows = state.rows.map((row, index) => {
      if (isBlankRow(row)) return row
      codes[index] ||= nextRuleCode(codes)
      const coded = filled(filled(row, 'ruleCode', codes[index]), 'isStop', '0')
      const free = Number(row[at.get('freeDays') ?? -1]) > 0
      const least = (row[at.get('minCharge') ?? -1] ?? '') !== ''
      const timed = free ? filled(coded, 'freeMode', 'DEDUCT') : coded
      return least ? filled(timed, 'minScope', 'LINE') : timed
    })
    return rows.some((row, index) => row !== state.rows[index]) ? { ...state, rows } : state
  }
}

/** The rules of the rows that hold by themselves. */
const heldRules = (held: readonly unknown[]): BillingRule[] =>
  held.flatMap((cells) => {
    const { data } = ruleCells.safeParse(cells)
    return data ? [ruleIn(data)] : []
  })

/** Points out, while it is typed, a code that stands twice and two rules for the same lines. */
export function doubtClashes(lines: Lines): void {
  const { rows } = lines.view()
  const known = lines
    .held()
    .flatMap((cells, at) => heldRules([cells]).map((rule) => ({ rule, at })))
  const doubts = new Map<Row, Map<number, string>>()
  for (const { index, field: key, reason, params } of ruleClashes(known.map(({ rule }) => rule))) {
    const row = rows[known[index]?.at ?? -1]
    const col = lines.columns.findIndex((column) => column.key === key)
    if (!row) continue
    const found = doubts.get(row) ?? new Map<number, string>()
    doubts.set(row, found.set(col, say(currentLanguage(), reason, params)))
  }
  lines.doubt((row) => doubts.get(row) ?? noFindings)
}

/** The rules as they would be saved; undefined while a row does not hold. */
export function rulesIn(lines: Lines): BillingRule[] | undefined {
  const typed = lines.view().rows.filter((row) => !isBlankRow(row)).length
  const rules = heldRules(lines.held())
  if (typed !== rules.length || rules.length > rulesAtMost) return undefined
  return billingRules().safeParse(rules).data
}

/** The lines of the list under the rules as they are typed. */
export const pricesUnder =
  (items: CostList['items']) =>
  (held: readonly unknown[]): CalculatedLine[] =>
    calculatedLines(underRules(items, heldRules(held)))
