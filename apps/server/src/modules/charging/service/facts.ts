import type { FeeNames } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { FeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import type { CostList, CostStandard, Quotation } from '@yuncang/shared/nouns/tariff/rating/price'
import type { CalcMethod, TariffDetail } from '@yuncang/shared/nouns/tariff/rating/types'
import type { GoodsMeasures } from '@yuncang/shared/nouns/tariff/measures'
import type { AppliedRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import type { DayCountMode } from '@yuncang/shared/nouns/tariff/rules'
import type { ContractRow, CostCodeRow } from '../prices/repo.ts'
import type { LineRow } from '../repo.ts'
import type { StockLot } from './stock-lot.ts'

/* The values that go from one step of charging to the next. */

export type { LineRow }

/** The fees that a kind of business makes due, and in which ways they are calculated. */
export type FeeScope = {
  readonly modules: readonly FeeModule[]
  /** The module that has to have a price in any case. */
  readonly main: FeeModule
  readonly methods: readonly CalcMethod[]
  /** How a list price charges. */
  readonly listMethod: CalcMethod
  /** A customer whose sheets price other work and say nothing of the main module owes nothing for it. */
  readonly isFreeUnpriced: boolean
}

/** The document that is charged, and who pays. */
export type Business = Pick<
  LineRow,
  'module' | 'businessId' | 'businessNo' | 'masterBillNo' | 'customerId' | 'customerName'
>

/** A tariff line with its name and kind of work. */
export type BookDetail = TariffDetail & FeeNames & { readonly jfmoduleId: string }
type BookQuotation = Omit<Quotation, 'details'> & {
  readonly contractId: string
  readonly details: readonly BookDetail[]
}
export type BookList = Omit<CostList, 'items'> & {
  readonly ruleVersion: number
  /** Under the rules of the list. */
  readonly items: readonly (BookDetail & { readonly rule?: AppliedRule })[]
}
type Terms = Pick<ContractRow, 'id' | 'startDate' | 'endDate' | 'isStop'> & {
  readonly dayCountMode: DayCountMode
}
type FeeName = Pick<
  CostCodeRow,
  | 'feeCode'
  | 'feeName'
  | 'feeNameEn'
  | 'jfmoduleId'
  | 'recPay'
  | 'forbiddenStatus'
  | 'defaultUnit'
  | 'taxRate'
>

/** All that prices hang on for some customers and days, read once: prices are chosen thousands of times. */
export type PriceBook = {
  /** By code. */
  readonly fees: ReadonlyMap<string, FeeName>
  readonly standards: readonly CostStandard[]
  /** By customer; stopped ones and those of other days too. */
  readonly quotations: ReadonlyMap<string, readonly BookQuotation[]>
  /** The cost list from which the customer's newest quotation was made. */
  readonly costLists: ReadonlyMap<string, BookList>
  readonly contracts: ReadonlyMap<string, readonly Terms[]>
  /** By currency and month, 'USD 202502'. */
  readonly rates: ReadonlyMap<string, string>
  readonly dayCountMode: DayCountMode
}

/** What conditions of prices look at, of goods or of an order. */
export type Traits = {
  readonly productCode: string
  readonly productName: string
  readonly brandName: string
  readonly containerSize: string
  readonly areaType: string
  readonly businessType: string
}

type Common = {
  readonly business: Business
  readonly book: PriceBook
  /** The lines of these fees that the document has. */
  readonly existing: readonly LineRow[]
}

/** Work on goods on one day, done or planned. */
export type Work = {
  readonly bizDate: string
  readonly goods: readonly (GoodsMeasures & { readonly traits: Partial<Traits> })[]
  /** Undefined where nobody has counted them, which is not none. */
  readonly containerSizes: readonly string[] | undefined
  readonly trucks: number | undefined
  readonly businessType: string
  readonly isEstimate: boolean
}
export type WorkFacts = Common & Work & { readonly kind: 'WORK' }

/** Goods in store that an owner got by one document, charged up to a day. */
export type StorageFacts = Common & {
  readonly kind: 'STORAGE'
  readonly lots: readonly (StockLot & { readonly traits: Partial<Traits> })[]
  readonly until: string
}

/** Step 1, load: all that the fees of one document and payer follow from. */
export type Facts = WorkFacts | StorageFacts

type LifeOfLine =
  | 'id'
  | 'tenantNode'
  | 'jtNo'
  | 'revision'
  | 'reversalOf'
  | 'reversedBy'
  | 'billId'
  | 'splitNo'
  | 'status'
  | 'sendBackReason'
  | 'accountPeriod'
  | 'createBy'
  | 'createTime'
  | 'updateBy'
  | 'updateTime'
  | 'version'
  | 'isDeleted'
/** Step 2, price: a line as it should be. What became of it since it was made is not part of it. */
export type PricedLine = Omit<LineRow, LifeOfLine>

/** Step 3, reconcile: what has to be written so that a document's lines are what they should be. */
export type Plan = {
  readonly inserts: readonly (PricedLine & { readonly revision: number })[]
  readonly updates: readonly { readonly row: LineRow; readonly changes: Partial<LineRow> }[]
  readonly voids: readonly LineRow[]
  readonly unchanged: number
  /** Of the inserts and updates: differences to what is audited. */
  readonly supplements: number
  /** Of the lines that should be there: those without a price. */
  readonly missing: number
}

/** Step 4, write: how many lines became what. */
export type ChargeResult = {
  readonly businesses: number
  readonly handedOver: number
  readonly created: number
  readonly updated: number
  /** Of the updates: lines that were confirmed or audited, and have to be confirmed again. */
  readonly reopened: number
  readonly voided: number
  readonly unchanged: number
  readonly supplements: number
  readonly missing: number
}
