import {
  listPlaceholders,
  valuePlaceholders,
} from '@yuncang/shared/nouns/contract-document/placeholders'
import { Readable } from 'node:stream'
import { docx, type Block } from '../../../files/docx/write.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { TemplateInUse } from './template-in-use.ts'

const facts = [
  'customerName',
  'customerCode',
  'customerAddress',
  'contractSubjectNames',
  'contractType',
  'signDate',
  'startDate',
  'endDate',
  'renewal',
  'currency',
  'settlePeriod',
  'settleMethod',
  'billDay',
  'payDays',
  'foreignFees',
  'dayCount',
] as const satisfies readonly (keyof typeof valuePlaceholders)[]

const words = {
  zh: {
    name: '标准合同模板.docx',
    quotation: '报价单 {{报价单号}}（{{报价版本}}），{{报价生效日期}} 至 {{报价失效日期}} 有效',
    seal: '（盖章）',
    signed: '日期：',
  },
  en: {
    name: 'standard-contract.docx',
    quotation:
      'Quotation {{quotationNo}} ({{quotationVersion}}), valid from {{quotationFrom}} to {{quotationTo}}',
    seal: '(Seal)',
    signed: 'Date:',
  },
} as const

/** The template of the product, for tenants without one of their own; to be changed in Word and uploaded. */
export function standardText(ctx: Ctx): TemplateInUse {
  const { locale } = ctx.call
  const said = words[locale]
  const { parties, prices } = listPlaceholders
  const tag = (key: string, zh: string) => `{{${locale === 'zh' ? zh : key}}}`
  const value = (key: keyof typeof valuePlaceholders) => tag(key, valuePlaceholders[key].zh)
  const rowsOf = (key: string, { zh, fields }: typeof parties | typeof prices): string[] => {
    const cells = Object.entries(fields).map(([field, each]) => tag(field, each.zh))
    const list = locale === 'zh' ? zh : key
    // A list that begins in the first cell of a row and ends in the last one repeats the row.
    return cells.map((cell, at) =>
      at === 0 ? `{{#${list}}}${cell}` : at === cells.length - 1 ? `${cell}{{/${list}}}` : cell,
    )
  }
  const headsOf = ({ fields }: typeof parties | typeof prices) =>
    Object.values(fields).map((each) => each[locale])
  const blocks: Block[] = [
    { kind: 'title', text: value('contractName') },
    {
      kind: 'text',
      text: `${valuePlaceholders.contractNo[locale]} ${value('contractNo')}`,
      isCentred: true,
    },
    {
      kind: 'table',
      shares: [1, 3],
      rows: facts.map((key) => [valuePlaceholders[key][locale], value(key)]),
    },
    { kind: 'heading', text: parties[locale] },
    { kind: 'table', shares: [1, 4], head: headsOf(parties), rows: [rowsOf('parties', parties)] },
    { kind: 'heading', text: prices[locale] },
    {
      kind: 'table',
      shares: [1, 3, 4, 6],
      head: headsOf(prices),
      rows: [rowsOf('prices', prices)],
    },
    { kind: 'text', text: said.quotation },
    { kind: 'heading', text: valuePlaceholders.remark[locale] },
    { kind: 'text', text: value('remark') },
    {
      kind: 'table',
      shares: [1, 1],
      isOpen: true,
      rows: [
        [value('customerName'), value('contractSubjectNames')],
        [said.seal, said.seal],
        [said.signed, said.signed],
      ],
    },
  ]
  return {
    source: 'product',
    name: said.name,
    revision: 0,
    open: async () => Readable.from([await docx(blocks)]),
  }
}
