import type { Words } from '../../kernel/words.ts'

type Worded = Words[string]
const named = (zh: string, en: string): Worded => ({ zh, en })

/** What a template of contracts can say of a contract: {{合同编号}} or {{contractNo}} (docs/domain/contracts.md#templates). */
export const valuePlaceholders = {
  contractNo: named('合同编号', 'Contract number'),
  contractName: named('合同名称', 'Name of the contract'),
  customerName: named('客户名称', 'Customer'),
  customerCode: named('客户信用代码', 'Social credit code of the customer'),
  customerAddress: named('客户地址', 'Address of the customer'),
  contractSubjectNames: named('签约主体', 'Contracting company'),
  status: named('合同状态', 'State of the contract'),
  contractType: named('合同类型', 'Kind of contract'),
  signDate: named('签订日期', 'Signed on'),
  startDate: named('生效日期', 'From'),
  endDate: named('到期日期', 'Until'),
  renewal: named('续签方式', 'Renewal'),
  currency: named('币种', 'Currency'),
  settlePeriod: named('结算周期', 'Settled'),
  settleMethod: named('结算方式', 'How it is settled'),
  billDay: named('账单日', 'Bill day'),
  payDays: named('账期', 'Days to pay'),
  foreignFees: named('外币费用', 'Foreign fees'),
  dayCount: named('计天方式', 'Day count'),
  remark: named('备注', 'Remark'),
  quotationNo: named('报价单号', 'Quotation'),
  quotationVersion: named('报价版本', 'Version of the quotation'),
  quotationFrom: named('报价生效日期', 'Quotation valid from'),
  quotationTo: named('报价失效日期', 'Quotation valid until'),
  exportDate: named('导出日期', 'Day of the export'),
} as const satisfies Words
export type ValuePlaceholder = keyof typeof valuePlaceholders

/** Rows, between {{#报价明细}} and {{/报价明细}}, in a table or as paragraphs. */
export const listPlaceholders = {
  parties: {
    ...named('合同方', 'Parties'),
    fields: {
      role: named('类型', 'Role'),
      name: named('名称', 'Name'),
    },
  },
  prices: {
    ...named('报价明细', 'Prices'),
    fields: {
      line: named('序号', 'No.'),
      fee: named('费用名称', 'Fee'),
      price: named('价格', 'Price'),
      rules: named('计费规则', 'How it is charged'),
    },
  },
} as const satisfies Record<string, Worded & { fields: Words }>
export type ListPlaceholder = keyof typeof listPlaceholders

/** A placeholder as a template has it, inside of the lists that stand around it. */
export type TemplateTag = {
  readonly name: string
  readonly within: readonly string[]
  /** Rows begin with it. */
  readonly isList: boolean
}

const goesBy = (written: string, [key, { zh }]: readonly [string, Worded]) =>
  written === key || written === zh

const isValue = (name: string): boolean =>
  Object.entries(valuePlaceholders).some((each) => goesBy(name, each))

const listCalled = (name: string) =>
  Object.entries(listPlaceholders).find((each) => goesBy(name, each))?.[1]

/** Whether a contract has something to say there. */
function isKnown({ name, within, isList }: TemplateTag): boolean {
  if (isList) return listCalled(name) !== undefined
  const fields = within.flatMap((list) => Object.entries(listCalled(list)?.fields ?? {}))
  return isValue(name) || fields.some((each) => goesBy(name, each))
}

/** The placeholders that no contract has, each once, in the order in which they stand. */
export const unknownPlaceholders = (tags: readonly TemplateTag[]): string[] => [
  ...new Set(tags.filter((tag) => !isKnown(tag)).map(({ name }) => name)),
]

type Row = Readonly<Record<string, string>>

/** What is known of a contract, under both names of each placeholder. */
export function placeholderValues(
  values: Readonly<Record<ValuePlaceholder, string>>,
  lists: Readonly<Record<ListPlaceholder, readonly Row[]>>,
): Record<string, unknown> {
  const both = (row: Row, words: Words): Row =>
    Object.fromEntries(
      Object.entries(words).flatMap(([key, { zh }]) => [
        [key, row[key] ?? ''],
        [zh, row[key] ?? ''],
      ]),
    )
  return {
    ...both(values, valuePlaceholders),
    ...Object.fromEntries(
      Object.entries(listPlaceholders).flatMap(([key, { zh, fields }]) => {
        // A key of the table.
        const rows = lists[key as ListPlaceholder].map((row) => both(row, fields))
        return [
          [key, rows],
          [zh, rows],
        ]
      }),
    ),
  }
}
