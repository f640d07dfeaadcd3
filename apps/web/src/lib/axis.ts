/** The end of an axis from zero: the least of 1, 2, 2.5, 5 or 10 times a power of ten that is not below a value. */
export function axisEnd(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10
  return step * power
}
