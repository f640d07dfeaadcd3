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
  { code: '20FR', iso: '22P1', teu: 1 },
  { code: '40RF', iso: '42R1', teu: 2 },
  { code: '40OT', iso: '42U1', teu: 2 },
  { code: '40FR', iso: '42P1', teu: 2 },
  { code: '45HQ', iso: 'L5G1', teu: 2 },
] as const

export type ContainerSize = (typeof containerSizes)[number]

/** The size by its code or by its ISO code. */
export const findContainerSize = (text: string): ContainerSize | undefined =>
  containerSizes.find(({ code, iso }) => code === text || iso === text)

/** What people call the kinds of boxes, by the letters of the codes. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(HQ|HC|HIGHCUBE|高柜|高箱|高)$/, 'HQ'],
  [/^(GP|DC|DV|DRY|普柜|普箱|平柜|平箱|干货箱|ST|STD|SD|STANDARD)$/, 'GP'],
  [/^(RF|冷柜|冷藏箱|冷箱|REEFER)$/, 'RF'],
  [/^(RH|RQ|HR|高冷|冷高|冷藏高柜)$/, 'RH'],
  [/^(OT|OPENTOP|开顶|开顶箱|开顶柜)$/, 'OT'],
  [/^(TK|TANK|罐箱|罐柜)$/, 'TK'],
  [/^(FR|FLATRACK|框架|框架箱|框架柜|平板|平板箱)$/, 'FR'],
]

/*
 * The size-type code of ISO 6346: a character for the length (2, 4, L: 20, 40, 45 feet), one for height and width, and
 * two for the type, of which the first says what kind of box it is.
 */
const isoShape = /^([24L])([0-9CDEFLMNP])([GRUPTK])[0-9A-Z]$/
const lengths: Readonly<Record<string, string>> = { 2: '20', 4: '40', L: '45' }
const standardHeights = '02CL'
const highHeights = '56EFNP'
const isoKinds: Readonly<Record<string, readonly [standard: string, high: string]>> = {
  G: ['GP', 'HQ'],
  R: ['RF', 'RH'],
  U: ['OT', 'OT'],
  P: ['FR', 'FR'],
  T: ['TK', 'TK'],
  K: ['TK', 'TK'],
}

/** The size of an ISO 6346 size-type code; undefined for one that stands for none of the sizes. */
function sizeOfIso(text: string): ContainerSize | undefined {
  const [, length = '', height = '', type = ''] = isoShape.exec(text) ?? []
  const [standard, high] = isoKinds[type] ?? []
  const isStandard = standardHeights.includes(height)
  if (height === '' || (!isStandard && !highHeights.includes(height))) return undefined
  return findContainerSize(`${lengths[length]}${isStandard ? standard : high}`)
}

/** The size that people mean by 20, 20'GP, 40HC, 1*20GP, 40尺高柜, 22G0; what is none of them stays as it is. */
export function readContainerSize(written: string): string {
  const text = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s'"’‘′″”“`._/-]/g, '')
    .replace(/^1[*X×](?=[24]\d)|[*X×]1$/g, '')
  const known = findContainerSize(text) ?? sizeOfIso(text)
  if (known) return known.code
  if (/^(小柜|20(尺|FT|英尺)?(小?柜)?)$/.test(text)) return '20GP'
  if (/^45(尺|FT|英尺)?柜?$/.test(text)) return '45HQ'
  const [, length = '', kind = ''] = /^(20|40|45)(?:尺|英尺|FT)?(.+)$/.exec(text) ?? []
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
