import { grouped } from '../grouped.ts'

/**
 * Parameters of sentences that say how much or how many. Others may be digits, too, and stay as they are written on
 * paper: numbers of bills and lots, of rows and of years.
 */
const figures = new Set(
  [
    ['count', 'total', 'done', 'rows', 'rowsAtMost', 'lines', 'lots', 'orders', 'fees', 'products'],
    ['containers', 'restored', 'kept', 'added', 'changed', 'skipped', 'failed', 'finished', 'most'],
    [
      'min',
      'max',
      'limit',
      'pieces',
      'pallets',
      'planned',
      'planPieces',
      'plan',
      'actual',
      'damaged',
    ],
    [
      'qty',
      'available',
      'need',
      'free',
      'freeNet',
      'freePallets',
      'rest',
      'left',
      'asked',
      'loaded',
    ],
    [
      'net',
      'gross',
      'tare',
      'weight',
      'weighed',
      'usual',
      'given',
      'each',
      'load',
      'amount',
      'tax',
      'price',
    ],
    ['said', 'payable', 'paid', 'owed', 'outstanding', 'invoiced', 'writtenOff'],
  ].flat(),
)

const decimal = /^-?\d+(\.\d+)?$/

/** A parameter as people read it: 99999 pieces are 99,999. */
export function readable(name: string, value: string | number | undefined): string {
  const text = String(value ?? '')
  return figures.has(name) && decimal.test(text) ? grouped(text) : text
}
