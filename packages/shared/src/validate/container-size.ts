import { error, quoted, type Finding } from './finding.ts'

/** #CONTAINER_SIZE with the ISO 6346 size-type code and the size in 20-foot units (domain.md §2). */
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

/** The dictionary code is what records hold, so the ISO code alone is not accepted. */
export const checkContainerSize = (text: string): Finding | undefined =>
  containerSizes.some(({ code }) => code === text)
    ? undefined
    : error('validate.containerSize.unknown', {
        value: quoted(text),
        known: containerSizes.map(({ code }) => code).join('、'),
      })
