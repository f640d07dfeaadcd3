import { error, quoted, type Finding } from './finding.ts'

/**
 * #CONTAINER_SIZE with the ISO 6346 size-type code and the size in 20-foot units
 * (docs/domain/values.md#container-size).
 */
export const containerSizes = [
  { code: '20GP', iso: '22G1', teu: 1 },
  { code: '40GP', iso: '42G1', teu: 2 },
  { code: '40HQ', iso: '45G1', teu: 2 },
  { code: '20RF', iso: '22R1', teu: 1 },
  { code: '40RH', iso: '45R1', teu: 2 },
  { code: '20OT', iso: '22U1', teu: 1 },
  { code: '20TK', iso: '22T1', teu: 1 },
] as const

export type ContainerSize = (typeof containerSizes)[number]

/** The size by its code or by its ISO code. */
export const findContainerSize = (text: string): ContainerSize | undefined =>
  containerSizes.find(({ code, iso }) => code === text || iso === text)

/** What people call the kinds of boxes, by the letters of the codes. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(HQ|HC|HIGHCUBE|高柜|高箱|高)$/, 'HQ'],
  [/^(GP|DC|DV|SD|ST|STANDARD|DRY|普柜|普箱|平柜|平箱|干货箱)$/, 'GP'],
  [/^(RF|冷柜|冷藏箱|冷箱)$/, 'RF'],
  [/^(RH|RQ|HR|高冷|冷高|冷藏高柜)$/, 'RH'],
  [/^(OT|OPENTOP|开顶|开顶箱|开顶柜)$/, 'OT'],
  [/^(TK|TANK|罐箱|罐柜)$/, 'TK'],
]

/** The size that people mean by 20'GP, 40HC, 1*20GP, 40尺高柜, 22G1; what is none of them stays as it is. */
export function readContainerSize(written: string): string {
  const text = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s'"’‘′″”“`._-]/g, '')
    .replace(/^1[*X×](?=[24]\d)|[*X×]1$/g, '')
  const known = findContainerSize(text)
  if (known) return known.code
  if (/^(小柜|20(尺|FT|英尺)?(小?柜)?)$/.test(text) && text !== '20') return '20GP'
  const [, length = '', kind = ''] = /^(20|40)(?:尺|英尺|FT)?(.+)$/.exec(text) ?? []
  const letters = kinds.find(([names]) => names.test(kind))?.[1] ?? ''
  return findContainerSize(length + letters)?.code ?? written
}

/** The dictionary code is what records hold, so the ISO code alone is not accepted. */
export const checkContainerSize = (text: string): Finding | undefined =>
  containerSizes.some(({ code }) => code === text)
    ? undefined
    : error('validate.containerSize.unknown', {
        value: quoted(text),
        known: containerSizes.map(({ code }) => code),
      })
