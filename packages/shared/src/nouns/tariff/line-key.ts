type Told = {
  feeCode: string
  unit: string
  currency: string
  payer: string
  conditions: Readonly<Partial<Record<string, string>>>
}

/** What tells price lines apart: two with the same key could both be the price of the same work. */
export const lineKey = ({ feeCode, unit, currency, payer, conditions }: Told): string =>
  JSON.stringify([
    feeCode.trim().toUpperCase(),
    unit,
    currency,
    payer,
    Object.entries(conditions)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
