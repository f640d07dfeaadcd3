import { describe, expect, test } from 'vitest'
import { contrast, isHexColour, readableOn, readableRatio, textOn } from './colour.ts'

const picks = ['#409EFF', '#ffffff', '#000000', '#ffd700', '#8b0000', '#7f7f7f', '#00ff7f']

describe('colours that a person picks', () => {
  test('contrast follows WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  })

  test.each(picks)('%s carries a text that can be read', (pick) => {
    expect(contrast(textOn(pick), pick)).toBeGreaterThanOrEqual(readableRatio)
  })

  test.each(picks)('%s as a text can be read in light and dark', (pick) => {
    for (const surface of ['#ffffff', '#171c22']) {
      expect(contrast(readableOn(surface, pick), surface)).toBeGreaterThanOrEqual(readableRatio)
    }
  })

  test('a readable colour is left as it is', () => {
    expect(readableOn('#ffffff', '#1f5fb8')).toBe('#1f5fb8')
  })

  test.each([
    ['#409EFF', true],
    ['#409', false],
    ['red', false],
    ['#409EFF;x', false],
  ])('%s is a colour: %s', (text, is) => expect(isHexColour(text)).toBe(is))
})
