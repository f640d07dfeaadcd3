import { normalizeBarcode } from '../../validate/barcode.ts'

/** What the search of the top bar finds, in the order in which it says so. */
export const foundKinds = [
  'inboundOrder',
  'outboundOrder',
  'truck',
  'inboundPlan',
  'lot',
  'feeLine',
  'contract',
  'quotation',
  'bill',
  'invoice',
  'payment',
  'customer',
  'product',
  'storageLocation',
  'vehicle',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** The kinds whose numbers begin with these letters. */
const numbered: Readonly<Record<string, FoundKind>> = {
  RK: 'inboundOrder',
  CK: 'outboundOrder',
  TH: 'truck',
  JH: 'inboundPlan',
  HT: 'contract',
  BJ: 'quotation',
  ZD: 'bill',
  SK: 'payment',
  FK: 'payment',
  CD: 'payment',
  KH: 'customer',
  JT: 'feeLine',
}

/** The kinds whose numbers have a shape of their own. */
const shaped: readonly (readonly [RegExp, FoundKind])[] = [
  // A lot is called by its order and its place in it.
  [/^RK\d+-\d*$/, 'lot'],
  // 8 figures, or 20 since they are electronic.
  [/^\d{6,20}$/, 'invoice'],
  // The shelf in the row in the area.
  [/^[A-Z\d]+-[A-Z\d-]*$/, 'storageLocation'],
]

/** The kinds whose numbers look like barcodes. */
const likeBarcodes: ReadonlySet<FoundKind> = new Set(['invoice', 'storageLocation'])

/** The kind whose number this can be the beginning of, in capitals. */
function kindOf(text: string): FoundKind | undefined {
  const own = shaped.find(([shape]) => shape.test(text))
  if (own) return own[1]
  return /^[A-Z]{2}\d*$/.test(text) ? numbered[text.slice(0, 2)] : undefined
}

export type Asked = {
  /** A number of this kind, its beginning in capitals. */
  readonly number?: { readonly kind: FoundKind; readonly text: string }
  readonly plate?: string
  /** A barcode, whole, as it is scanned. */
  readonly barcode?: string
  /** First letters of a name. */
  readonly initials?: string
  /** A part of a name. */
  readonly name?: string
}

/** What a text can be; only that is looked for. */
export function askedBy(text: string): Asked {
  const upper = text.toUpperCase()
  const kind = kindOf(upper)
  const isChinese = /\p{Script=Han}/u.test(text)
  return {
    ...(kind !== undefined && { number: { kind, text: upper } }),
    // 鲁B12345, B12345 or a part of it with a figure.
    ...(/^\p{Script=Han}?[A-Z\d]+$/u.test(upper) &&
      /\d|\p{Script=Han}/u.test(upper) && { plate: upper }),
    ...((kind === undefined || likeBarcodes.has(kind)) &&
      /^(?=.*\d)[A-Z\d-]{6,32}$/.test(upper) && { barcode: normalizeBarcode(upper) }),
    ...(/^[A-Z\d]+$/.test(upper) && { initials: text.toLowerCase() }),
    ...(isChinese && { name: text }),
  }
}
