/**
 * null, undefined, 'null', 'undefined', '', [] and {} are empty; booleans and numbers never are
 * (docs/domain/values.md#emptiness).
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return ['', 'null', 'undefined'].includes(value)
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && isPlain(value) && Object.keys(value).length === 0
}

// A Date, File or Map has no keys of its own either, and is not empty.
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
