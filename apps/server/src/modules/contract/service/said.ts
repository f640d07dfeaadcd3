import type { Read } from '@yuncang/db/handle'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { partyTypes, quotationStatusLabel } from '@yuncang/shared/nouns/contract/rules'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { dayCountModeLabels, isDayCountMode } from '@yuncang/shared/nouns/tariff/rules'
import { priceWords, ruleWords } from '@yuncang/shared/nouns/tariff/price-words'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { currentOf, withLines, type QuotationRow } from '../../quotation/service/read.ts'
import * as repo from '../repo.ts'
import { paperWords } from './paper-words.ts'

/**
 * A contract in words of the caller's language: its terms, the parties in use, and the prices that are not stopped, of
 * the newest quotation unless another is given. Papers, texts and reports say the same.
 */
export async function contractSaid(
  db: Read,
  ctx: Ctx,
  row: repo.ContractRow,
  quotation?: QuotationRow,
) {
  const current = quotation ?? (await currentOf(db, row.id))
  return {
    terms: await termsOf(db, ctx, row),
    parties: await partiesOf(db, ctx, row.id),
    prices: current && (await pricesOf(db, ctx, current)),
  }
}
export type ContractSaid = Awaited<ReturnType<typeof contractSaid>>

async function termsOf(db: Read, ctx: Ctx, row: repo.ContractRow) {
  const { locale } = ctx.call
  const words = paperWords[locale]
  const label = async (code: string, value: string) => (await lookup(db, ctx, code)).labelOf(value)
  const { billDay, payDays, dayCountMode } = row
  return {
    contractNo: row.contractNo,
    contractName: row.contractName,
    customerName: row.customerName,
    contractSubjectNames: row.contractSubjectNames,
    contractType: await label('CONTRACT_TYPE', row.contractType),
    signDate: row.signDate,
    startDate: row.startDate,
    endDate: row.endDate,
    renewal: row.autoRenew ? words.byItself : words.byHand,
    currency: await label('CURRENCY', row.currency),
    settlePeriod: await label('SETTLE_PERIOD', row.settlePeriod),
    settleMethod: await label('JSFS', row.settleMethod),
    billDay: billDay === null ? '' : words.dayOfMonth(billDay),
    payDays: payDays === null ? '' : words.days(payDays),
    foreignFees: row.settleInCny ? words.inCny : words.inTheirs,
    dayCount: isDayCountMode(dayCountMode)
      ? dayCountModeLabels[dayCountMode][locale]
      : dayCountMode,
    remark: row.remark,
  }
}

/** Parties that are not stopped. */
async function partiesOf(db: Read, ctx: Ctx, contractId: string) {
  const roles = await lookup(db, ctx, 'CONTRACT_PARTY_TYPE')
  return (await repo.partiesOf(db, contractId))
    .filter(({ isStop }) => isStop === 0)
    .map(({ partyType, customerName }) => ({
      role: roles.labelOf(partyType),
      name: customerName,
      isPayer: partyType === partyTypes.payer,
    }))
}

/** The lines that are not stopped, each as the price editor words it. */
async function pricesOf(db: Read, ctx: Ctx, quotation: QuotationRow) {
  const { locale } = ctx.call
  const words = paperWords[locale]
  const { details } = await withLines(db, quotation)
  const payers = await lookup(db, ctx, 'FEE_PAYER')
  const { bjdNo: no, revision, validFrom: from, validTo: to, auditStatus } = quotation
  const version =
    auditStatus === auditStatuses.passed
      ? words.revision(revision)
      : quotationStatusLabel(auditStatus, locale)
  const rows = details
    .filter(({ isStop }) => isStop === 0)
    .map((line, at) => ({
      line: String(at + 1),
      fee: feeNameIn(locale, line),
      price: priceWords(line, locale),
      rules: ruleWords(line, locale, (value) => payers.labelOf(value)).join(words.comma),
    }))
  return { no, version, from, to, rows }
}
