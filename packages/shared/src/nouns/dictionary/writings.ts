/* What people write for an entry of a dictionary, beside its value and its labels. */

const units = {
  PAL: ['托盘', '板', 'PLT', 'PLTS', 'Pallets'],
  CTN: ['纸箱', 'CTNS', 'Cartons'],
  ROL: ['ROLL', 'ROLLS', 'Reels'],
  TNE: ['公吨', 'T', 'MT', 'MTS', 'Ton', 'Tons', 'Tonnes'],
}

const others: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  YES_NO: { '1': ['Y', 'TRUE', '√'], '0': ['N', 'FALSE', '×'] },
  CURRENCY: {
    CNY: ['RMB', '人民币元', '元'],
    USD: ['美金', 'US$', 'US dollars'],
    EUR: ['Euros'],
    JPY: ['日圆'],
    HKD: ['港元'],
    SGD: ['新元', '新币'],
  },
  MEASURING_UNIT: {
    ...units,
    PCS: ['PC', 'Pieces'],
    BAG: ['Bags'],
    KGM: ['公斤', 'KG', 'KGS', 'Kilograms'],
    MTQ: ['立方', '方', 'CBM', 'M3'],
    UNT: ['Units'],
  },
  AUX_UNIT: { ...units, CBM: ['立方', '方', 'M3'], DRM: ['Drums'], BDL: ['Bundles'] },
}

type Written = { readonly dictValue: string; readonly labelZh: string; readonly labelEn: string }

const folded = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** Between the code and the word of 1-一线进境, 1 一线进境, 一线进境(1), 1一线进境. */
const between =
  /[\s\-–—_:.、,|/()[\]【】]+|(?<=[\da-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[\da-z])/giu

/** Finds the value that a text means: what the entry is called, or its code and word together where both say the same. */
export function writingsOf(
  code: string,
  entries: readonly Written[],
): (written: string) => string | undefined {
  const values = new Map<string, string>()
  const add = (text: string, value: string) => {
    if (!values.has(folded(text))) values.set(folded(text), value)
  }
  const callings = [
    ({ dictValue, labelZh, labelEn }: Written) => [dictValue, labelZh, labelEn],
    // 辆/台: either of both.
    ({ labelZh }: Written) => labelZh.split('/'),
    ({ dictValue }: Written) => others[code]?.[dictValue] ?? [],
  ]
  // What an entry is called comes before what others might be called.
  for (const calling of callings)
    for (const entry of entries) for (const text of calling(entry)) add(text, entry.dictValue)
  const find = (text: string) => values.get(folded(text))
  return (written) => {
    const text = written.normalize('NFKC').replace(/^[[【(]+|[)\]】]+$/g, '')
    const whole = find(written) ?? find(text)
    if (whole !== undefined) return whole
    for (const { index, 0: separator } of text.matchAll(between)) {
      const value = find(text.slice(0, index))
      if (value !== undefined && value === find(text.slice(index + separator.length))) return value
    }
    return undefined
  }
}
