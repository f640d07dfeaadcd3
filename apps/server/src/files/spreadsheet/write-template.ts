import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { writeXlsx } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import type { Download } from '../transfer.ts'
import { columnLetter } from './column-letter.ts'
import { xlsxType } from './xlsx-type.ts'

const rowsWithChoices = 1000
const guideColumns = 3

const words = {
  zh: {
    sheet: '填写说明',
    heads: ['列名', '是否必填', '填写要求'],
    required: '必填',
    optional: '选填',
    choices: '从下拉列表选择',
    list: '可选值',
    weight: '数字，单位为千克',
    date: '日期，如 2026-01-05',
    and: '；',
  },
  en: {
    sheet: 'How to fill in',
    heads: ['Column', 'Required', 'What to write'],
    required: 'Required',
    optional: 'Optional',
    choices: 'Choose from the list',
    list: 'Choices of',
    weight: 'A number, in kilograms',
    date: 'A day, such as 2026-01-05',
    and: '. ',
  },
} as const

const weightUnit = { zh: '（千克）', en: ' (kg)' }

const headingOf = (column: WorkbookColumn, locale: Locale): string =>
  column.title[locale] +
  (column.measure === 'weight' ? weightUnit[locale] : '') +
  (column.required ? '*' : '')

type Template = {
  readonly name: string
  readonly columns: readonly WorkbookColumn[]
  readonly locale: Locale
  /** What stands below the headings, by the keys of columns: an example, or what is there already. */
  readonly rows: readonly Readonly<Partial<Record<string, string | number>>>[]
  /** What can be chosen in a column, by its key. */
  readonly choices: ReadonlyMap<string, readonly string[]>
}

/**
 * The workbook of an import: headings with * where they are required, what it begins with, lists to choose from, and a
 * second sheet that explains the columns and holds the lists.
 */
export async function writeTemplate(template: Template): Promise<Download> {
  const { name, columns, locale, rows, choices } = template
  const own = columns.filter((column) => !column.extra)
  const coded = own.filter(({ key }) => choices.has(key))
  const listOf = ({ key }: WorkbookColumn) => choices.get(key) ?? []
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          own.map((column) => headingOf(column, locale)),
          ...rows.map((row) => own.map(({ key }) => row[key] ?? '')),
        ],
        columns: own.map((column) => ({
          width: Math.max(12, column.title[locale].length * 2 + 4),
        })),
        freezePane: { rows: 1 },
        dataValidations: coded.map((column, index) => {
          const at = columnLetter(own.indexOf(column))
          const list = columnLetter(guideColumns + 1 + index)
          return {
            type: 'list',
            formula1: `'${words[locale].sheet}'!$${list}$2:$${list}$${listOf(column).length + 1}`,
            range: `${at}2:${at}${rowsWithChoices + 1}`,
            allowBlank: true,
          }
        }),
      },
      {
        name: words[locale].sheet,
        rows: guideOf(own, { locale, lists: coded.map((column) => [column, listOf(column)]) }),
        columns: [24, 10, own.some(({ hint }) => hint) ? 56 : 28].map((width) => ({ width })),
        freezePane: { rows: 1 },
      },
    ],
  })
  return { name, type: xlsxType, stream: Readable.from([Buffer.from(bytes)]) }
}

type Guide = {
  locale: Locale
  lists: readonly (readonly [WorkbookColumn, readonly string[]])[]
}

function usuallySaid(column: WorkbookColumn, isCoded: boolean, locale: Locale): string[] {
  const said = words[locale]
  if (isCoded) return [said.choices]
  if (column.measure === 'weight') return [said.weight]
  return column.date ? [said.date] : []
}

/** A line for each column, and behind a blank column the lists. With its letter, no name is taken for a heading. */
function guideOf(own: readonly WorkbookColumn[], { locale, lists }: Guide): (string | null)[][] {
  const said = words[locale]
  const letterOf = (column: WorkbookColumn) => columnLetter(own.indexOf(column))
  const coded = new Set(lists.map(([column]) => column))
  const lines: (string | null)[][] = own.map((column) => [
    `${letterOf(column)} · ${column.title[locale]}`,
    column.required ? said.required : said.optional,
    [
      ...usuallySaid(column, coded.has(column), locale),
      ...(column.hint ? [column.hint[locale]] : []),
    ].join(said.and),
  ])
  const head: (string | null)[] = [
    ...said.heads,
    null,
    ...lists.map(([{ title }]) => title[locale]),
  ]
  const height = Math.max(lines.length, ...lists.map(([, list]) => list.length))
  const rows = Array.from({ length: height }, (_, index) => [
    ...(lines[index] ?? Array.from({ length: guideColumns }, () => null)),
    null,
    ...lists.map(([, list]) => list[index] ?? null),
  ])
  return [head, ...rows]
}
