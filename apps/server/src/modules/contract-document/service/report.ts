import type { Read } from '@yuncang/db/handle'
import {
  listPlaceholders,
  valuePlaceholders,
} from '@yuncang/shared/nouns/contract-document/placeholders'
import type { Ctx } from '../../../trpc/context.ts'
import type { ContractRow } from '../../contract/service/read.ts'
import { contractSaid } from '../../contract/service/said.ts'

const sheetWords = {
  terms: { zh: '合同信息', en: 'Terms' },
  item: { zh: '项目', en: 'Item' },
  value: { zh: '内容', en: 'Value' },
} as const

/** All that a contract says, as a workbook: its terms, its parties, its prices. */
export async function reportOf(
  db: Read,
  ctx: Ctx,
  contract: ContractRow,
): Promise<{ bytes: Buffer; quotation: string }> {
  const { locale } = ctx.call
  const { terms, parties, prices } = await contractSaid(db, ctx, contract)
  const { parties: partyList, prices: priceList } = listPlaceholders
  // The keys of what is said are placeholders.
  const labelOf = (key: string) => valuePlaceholders[key as keyof typeof valuePlaceholders][locale]
  const titlesOf = ({ fields }: typeof partyList | typeof priceList) =>
    Object.values(fields).map((each) => each[locale])
  const sheet = (name: string, titles: string[], widths: number[], rows: string[][]) => ({
    name,
    rows: [titles, ...rows],
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: 1 },
  })
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [
      sheet(
        sheetWords.terms[locale],
        [sheetWords.item[locale], sheetWords.value[locale]],
        [20, 60],
        Object.entries(terms).map(([key, value]) => [labelOf(key), value]),
      ),
      sheet(
        partyList[locale],
        titlesOf(partyList),
        [16, 60],
        parties.map(({ role, name }) => [role, name]),
      ),
      sheet(
        priceList[locale],
        titlesOf(priceList),
        [8, 24, 48, 60],
        (prices?.rows ?? []).map(({ line, fee, price, rules }) => [line, fee, price, rules]),
      ),
    ],
  })
  return { bytes: Buffer.from(bytes), quotation: prices ? `${prices.no} ${prices.version}` : '' }
}
