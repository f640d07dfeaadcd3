import type { contract } from '@yuncang/shared/nouns/contract/contract'
import { multiply, round } from '@yuncang/shared/kernel/decimal'
import type * as z from 'zod'

type Draft = z.input<typeof contract.createWithQuotation.input>
export type Lines = NonNullable<Draft['quotation']['details']>

const base = { currency: 'CNY', taxRate: '0.06' } as const

const handling: Lines = [
  { ...base, feeCode: 'XXF', calcMethod: 'UNIT', unit: '箱', price: '320' },
  { ...base, feeCode: 'RKF', calcMethod: 'UNIT', unit: '吨', price: '24' },
  { ...base, feeCode: 'BGDL', calcMethod: 'FIXED', unit: '票', price: '150' },
  {
    ...base,
    feeCode: 'CKF',
    calcMethod: 'UNIT',
    unit: '吨',
    price: '20',
    minCharge: '200',
    minScope: 'ORDER',
  },
]

const byAge: Lines[number] = {
  ...base,
  feeCode: 'CCF',
  calcMethod: 'TIER_DAY',
  unit: '吨',
  price: '0',
  freeDays: 7,
  freeMode: 'DEDUCT',
  tierMode: 'SLICED',
  tiers: [
    { fromValue: '1', toValue: '30', price: '0.8' },
    { fromValue: '31', toValue: '60', price: '1' },
    { fromValue: '61', toValue: null, price: '1.2' },
  ],
}
const flat: Lines[number] = {
  ...base,
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  unit: '吨',
  price: '0.9',
  freeDays: 3,
  freeMode: 'DEDUCT',
}
const byPallet: Lines[number] = { ...flat, unit: '托', price: '3.2' }
const cold: Lines[number] = { ...flat, price: '4.5', freeDays: 0, freeMode: null }
const inDollars: Lines[number] = { ...flat, unit: '计费吨', price: '0.35', currency: 'USD' }

const storages: Readonly<Record<string, Lines[number]>> = {
  跨境: byPallet,
  轮胎: byPallet,
  粮油: byPallet,
  冷链: cold,
  纸: flat,
  木: flat,
}

/** Agreed in euros, of which nobody has entered a rate: its lines wait for one. */
const inEuros: Lines[number] = {
  ...base,
  feeCode: 'LHF',
  calcMethod: 'UNIT',
  unit: '托',
  price: '0.8',
  currency: 'EUR',
}

/** What a customer pays by what it deals in; `isForeign` pays storage in dollars. */
export const tariffFor = (trade: string, isForeign: boolean): Lines => [
  ...handling,
  isForeign ? inDollars : (storages[trade] ?? byAge),
  ...(trade === '木' ? [inEuros] : []),
]

/** The same prices, some percent higher. */
export const raised = (lines: Lines, percent: number): Lines =>
  lines.map((line) => {
    const more = (price: string) => round(multiply(price, String((100 + percent) / 100)), 'money')
    const tiers = line.tiers?.map((tier) => ({ ...tier, price: more(tier.price) }))
    return { ...line, price: more(line.price), ...(tiers && { tiers }) }
  })
