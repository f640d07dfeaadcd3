/*
 * Contrast by WCAG 2.2: relative luminance of sRGB colours, ratio of the lighter to the darker. Colours are `#rrggbb`.
 */
type Rgb = readonly [number, number, number]

/** Text needs this ratio to what is behind it. */
export const readableRatio = 4.5

export const isHexColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  return hexOf([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb)
}

/** White or black, whichever is easier to read on the colour. */
export const textOn = (background: string): string =>
  contrast('#ffffff', background) >= readableRatio ? '#ffffff' : '#000000'

/** The colour itself where it can be read on the surface, else the nearest shade towards black or white that can. */
export function readableOn(surface: string, colour: string): string {
  const goal = luminance(surface) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(colour, goal, share)
    if (contrast(shade, surface) >= readableRatio) return shade
  }
  return goal
}

/** A surface with a breath of the colour, for what is to be noticed and still read. */
export const tintOf = (surface: string, colour: string): string => mix(surface, colour, 0.08)

/** The colour of a fill under the pointer: away from the text on it, so that the text stays readable. */
export const hoverOf = (background: string): string =>
  mix(background, textOn(background) === '#ffffff' ? '#000000' : '#ffffff', 0.12)
