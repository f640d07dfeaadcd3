import { naive, naiveMoney } from '@yuncang/shared/nouns/tariff/rating/naive'
import { onDay } from '@yuncang/shared/nouns/tariff/rating/reference'
import { dayCountModes } from '@yuncang/shared/nouns/tariff/rating/types'
import { expect, test } from 'vitest'
import { expectSound, priced } from '../../support/fees.ts'
import { seeded } from '../../support/random.ts'
import { storageSuite } from './storages.ts'

/*
 * Storage by the whole product, from the quotation over goods and the run of the month to the fee, against the naive
 * calculation in whole numbers, which shares nothing with it but the calendar.
 */
const { app, ctx, arrive } = storageSuite()

const dayOf = (date: string) => Math.round((Date.parse(date) - Date.parse(onDay(0))) / 86_400_000)
const [first, last] = [dayOf('2025-03-01'), dayOf('2025-03-31')]

function casesOf(seed: number) {
  const random = seeded(seed)
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(all: readonly T[]): T => all[int(0, all.length - 1)]! // within its bounds
  const decimal = (whole: number, digits: number) =>
    `${int(0, whole)}.${String(int(0, 10 ** digits - 1)).padStart(digits, '0')}`
  const limit = (least: number) => (random() < 0.5 ? null : `${int(least, 2000)}.50`)

  function tariff() {
    const cut = int(1, 20)
    const minCharge = limit(0)
    const minScope = pick(['LINE', 'ORDER', 'MONTH'] as const)
    const isByDay = minCharge !== null && minScope === 'MONTH' && random() < 0.5
    const isTiered = random() < 0.5
    const tiers = [
      { fromValue: '1', toValue: String(cut), price: decimal(3, 6) },
      { fromValue: String(cut + 1), toValue: null, price: decimal(3, 6) },
    ]
    const given = {
      feeCode: 'CCF',
      unit: '吨',
      calcMethod: isTiered ? 'TIER_DAY' : 'DAY_UNIT',
      price: isTiered ? '0' : decimal(3, 6),
      currency: 'CNY',
      taxRate: pick(['0', '0.01', '0.06', '0.09', '0.13']),
      taxIncluded: pick([0, 1] as const),
      freeDays: int(0, 12),
      freeMode: pick(['DEDUCT', 'CLIFF'] as const),
      tierMode: pick(['SLICED', 'WHOLE'] as const),
      minCharge,
      maxCharge: limit(Math.ceil(Number(minCharge ?? 0))),
      ageBasis: 'ORIGINAL_INBOUND',
    } as const
    const asked = {
      ...given,
      tiers: isTiered ? tiers : [],
      ...(minCharge !== null && { minScope }),
      ...(isByDay && { minProrate: 'BY_DAY' }),
    }
    const minProrate = isByDay ? ('BY_DAY' as const) : ('NONE' as const)
    const rest = { detailId: '', qtyStep: null, conditions: {}, isStop: 0 } as const
    return { asked, known: { ...given, ...rest, tiers, minScope, minProrate } }
  }
  const lot = () => {
    const entry = first + int(0, 25)
    const after = int(0, 60)
    const exit = entry + after > last ? null : after
    const exits = [{ after: exit, isSold: false }]
    return { entry, isBought: false, weight: int(1, 30_000), volume: 0, exits }
  }
  const goods = () => Array.from({ length: int(1, 3) }, lot)
  return { tariff, goods, mode: () => pick(dayCountModes) }
}

test.each([1, 7, 42])(
  'storage by the product is to the cent what a naive loop says, by chance %i',
  async (seed) => {
    const { tariff, goods, mode } = casesOf(seed)
    for (let turn = 0; turn < 70; turn++) {
      const { asked, known } = tariff()
      const [some, dayCountMode] = [goods(), mode()]
      const tonnes = (at: number) => String(some[at]!.weight / 1000)
      const document = await arrive(
        some.map(({ entry }, at) => ({ tonnes: tonnes(at), bizDate: onDay(entry) })),
      )
      await priced(app(), document.customer.id, [asked], { dayCountMode })
      for (const [at, { entry, exits }] of some.entries()) {
        const after = exits[0]!.after
        if (after === null) continue
        const leaving = [{ lotId: document.lots[at]!.id, tonnes: tonnes(at) }]
        await document.out(onDay(entry + after), leaving, `CK${at}`)
      }
      await document.run('2025-03-01', '2025-03-31')
      const lines = await document.lines()
      const question = { goods: some, value: 1, tariff: known, mode: dayCountMode }
      const expected = naiveMoney(naive({ ...question, from: first, to: last }), known, '1')
      // Goods that no day is counted of have no line, or one of nothing.
      const isNothing = lines.length === 0 && expected.gross === '0.00'
      expect(
        lines.map(({ amount, netAmount, taxAmount, localAmount }) => ({
          gross: amount,
          net: netAmount,
          tax: taxAmount,
          localGross: localAmount,
        })),
        JSON.stringify({ turn, asked, dayCountMode, some }),
      ).toEqual(isNothing ? [] : [expected])
    }
    await expectSound(ctx())
  },
)
