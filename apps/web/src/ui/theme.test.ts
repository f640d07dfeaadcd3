import { theme as antd } from 'antd'
import { describe, expect, test } from 'vitest'
import { contrast, readableRatio } from '../lib/colour.ts'
import { themeOf } from './theme.ts'
import { paletteOf } from './tokens.ts'

const accents = ['#409eff', '#1f6feb', '#1d7a3e', '#ffd400', '#7a3ee0', '#000000', '#ffffff']

describe.each([false, true])('in the dark: %s', (isDark) => {
  const { surface, canvas, hover } = paletteOf(isDark)

  test.each(accents)('a link in %s is read, also under the pointer', (accent) => {
    const look = { isDark, isCompact: false, isStill: true, accent }
    const { colorLink, colorLinkHover, colorLinkActive } = antd.getDesignToken(themeOf(look))

    for (const shade of [colorLink, colorLinkHover, colorLinkActive])
      for (const ground of [surface, canvas, hover])
        expect(contrast(shade, ground), `${shade} on ${ground}`).toBeGreaterThanOrEqual(
          readableRatio,
        )
  })
})

test('somebody may try as many accents as they like', () => {
  const show = (at: number) => {
    const accent = `#${(0x102030 + at * 0x50505).toString(16)}`
    const look = { isDark: false, isCompact: false, isStill: true, accent }
    expect(antd.getDesignToken(themeOf(look)).colorPrimary).toBe(accent)
  }
  // antd keeps 25 themes; a plain one that came again after as many broke it for good.
  for (let at = 0; at < 30; at += 1) show(at)
  antd.getDesignToken({ algorithm: antd.defaultAlgorithm })
  show(30)
})
