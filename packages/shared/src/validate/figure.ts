import { isPlain, withoutInvisible } from './text.ts'

/* Figures as people write them: in cells of workbooks, in grids, pasted and typed alike. */

// A note beside a figure, a fraction, a key, a stroke through what is no longer meant: none is a digit of the figure.
const marks = /\p{No}|\u0336|\u20e3/u
// 32.48 m³
const powersOfMetres = /(?<=m)[²³]/gi

/** The half-width text of what may be a figure with its unit; undefined when a mark stands in it: 16① is not 161. */
export function figureText(written: string): string | undefined {
  if (isPlain(written)) return written.trim()
  const text = withoutInvisible(written).replace(powersOfMetres, (power) => power.normalize('NFKC'))
  return marks.test(text) ? undefined : text.normalize('NFKC').trim()
}

const decimalShape = /^-?\d{1,16}(\.\d{1,12})?$/
// As Excel writes it into text; 1e5 was typed by somebody who meant something else.
const scientific = /^(-?\d(?:\.\d+)?)e([+-]\d{2})$/i

/**
 * The decimal string that is meant by '1,234.50', '１２', '.5', '+3' or '2.5E+04'; undefined for what is none, or could
 * be two: 0,500 and 20160,500 are no groups of three, somebody has put a comma for the point.
 */
export function figureIn(written: string): string | undefined {
  const text = figureText(written)
    ?.replace(/^\+/, '')
    .replace(/^-?[1-9]\d{0,2}([,\s'])\d{3}(?:\1\d{3})*(?=\.|$)/, (groups) =>
      groups.replace(/[,\s']/g, ''),
    )
    .replace(/^(-?)\./, '$10.')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/\.$/, '')
  if (text === undefined) return undefined
  const [, mantissa, exponent] = scientific.exec(text) ?? []
  const figure = mantissa === undefined ? text : plainDigits(Number(`${mantissa}e${exponent}`))
  return decimalShape.test(figure) ? figure : undefined
}

/** The shortest digits that Excel shows: 15 significant ones, never an exponent. */
export function plainDigits(value: number): string {
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) < 1e21 && !/e/.test(String(rounded))
    ? String(rounded)
    : rounded.toFixed(10).replace(/\.?0+$/, '')
}
