import { describe, expect, it } from 'vitest'
import { steady } from './statements.ts'

describe('statements whose plan does not hang on their parameters', () => {
  it.each([
    ['"a" = ? and "b" like ? escape \'\\\'', '"a" = +? and "b" like +? escape \'\\\''],
    ['order by "a" limit ? offset ?', 'order by "a" limit +? offset +?'],
    ['"a" in (?, ?) and "b" >= ?', '"a" in (?, ?) and "b" >= ?'],
  ])('%s', (source, shaped) => {
    expect(steady(source)).toBe(shaped)
  })
})
