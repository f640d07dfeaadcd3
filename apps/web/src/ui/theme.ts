import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd'
import { hoverOf, readableOn, textOn, tintOf } from '../lib/colour.ts'
import { fonts, paletteOf } from './tokens.ts'

export type Look = {
  readonly isDark: boolean
  readonly isCompact: boolean
  /** Whether nothing moves. */
  readonly isStill: boolean
  /** `#rrggbb` */
  readonly accent: string
}

/** The accent as a text, readable on every background of ours. */
function accentTextOf(isDark: boolean, accent: string): string {
  const { canvas, hover } = paletteOf(isDark)
  return readableOn(hover, readableOn(canvas, accent))
}

/** On dark ground a shadow is not seen: what lies above the page has an edge. */
function edged(line: string) {
  const depth = '0 6px 16px rgb(0 0 0 / 50%)'
  const boxShadow = `0 0 0 1px ${line}, ${depth}`
  return {
    boxShadow,
    boxShadowSecondary: boxShadow,
    dropShadowPopover: `drop-shadow(0 0 1px ${line}) drop-shadow(0 0 1px ${line}) drop-shadow(${depth})`,
  }
}

/** What white words or marks stand on: the accent, as dark as they need it. */
export const fillOf = (accent: string): string => readableOn('#ffffff', accent)

/**
 * antd would make shades of a link's colour that cannot be read: a faint one under the pointer, dark ones in the dark.
 * One function for every look: by its functions antd knows a theme again.
 */
const readableLinks: MappingAlgorithm = ({ colorLink, colorInfo }, map) => {
  const colorLinkHover = hoverOf(colorLink)
  return { ...map!, colorLink, colorLinkHover, colorLinkActive: colorLinkHover, colorInfo }
}

/** antd in our tokens. Lines, focus and charts have the accent itself; fills and texts a shade of it that can be read. */
export function themeOf({ isDark, isCompact, isStill, accent }: Look): ThemeConfig {
  const palette = paletteOf(isDark)
  const accentText = accentTextOf(isDark, accent)
  const fill = fillOf(accent)
  const filled = {
    colorPrimary: fill,
    colorPrimaryHover: hoverOf(fill),
    colorPrimaryActive: hoverOf(hoverOf(fill)),
  }
  const algorithm = [isDark ? antd.darkAlgorithm : antd.defaultAlgorithm]
  if (isCompact) algorithm.push(antd.compactAlgorithm)
  algorithm.push(readableLinks)
  return {
    algorithm,
    cssVar: { key: 'yuncang' },
    token: {
      colorPrimary: accent,
      colorPrimaryHover: hoverOf(accent),
      colorInfo: accentText,
      colorLink: accentText,
      colorText: palette.text,
      colorTextSecondary: palette.secondary,
      colorTextPlaceholder: palette.secondary,
      colorTextDescription: palette.secondary,
      colorBorderSecondary: palette.line,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorError: palette['state-bad'],
      colorSuccess: palette['state-good'],
      colorWarning: palette['state-waiting'],
      colorErrorHover: hoverOf(palette['state-bad']),
      colorErrorActive: hoverOf(hoverOf(palette['state-bad'])),
      colorErrorBg: tintOf(palette.surface, palette['state-bad']),
      colorSuccessBg: tintOf(palette.surface, palette['state-good']),
      colorWarningBg: tintOf(palette.surface, palette['state-waiting']),
      colorInfoBg: tintOf(palette.surface, accentText),
      ...(isDark && edged(palette.line)),
      borderRadius: 6,
      fontFamily: fonts.text,
      fontFamilyCode: fonts.mono,
      fontSize: 14,
      lineHeight: 22 / 14,
      ...(isStill
        ? { motion: false }
        : { motionDurationMid: '0.12s', motionDurationSlow: '0.15s' }),
      ...(!isCompact && { controlHeight: 34 }),
    },
    components: {
      // Whoever may only read must be able to.
      Input: { colorTextDisabled: palette.text },
      InputNumber: { colorTextDisabled: palette.text },
      Select: { colorTextDisabled: palette.text },
      DatePicker: { colorTextDisabled: palette.text, ...filled },
      Checkbox: { colorTextDisabled: palette.text, ...filled },
      Switch: filled,
      Steps: filled,
      Button: {
        ...filled,
        primaryColor: '#ffffff',
        dangerColor: textOn(palette['state-bad']),
        primaryShadow: 'none',
        defaultShadow: 'none',
        defaultHoverColor: accentText,
        defaultActiveColor: accentText,
      },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px' },
      Layout: {
        siderBg: palette.surface,
        headerBg: palette.surface,
        bodyBg: palette.canvas,
        headerPadding: 0,
      },
      Menu: {
        itemHeight: isCompact ? 32 : 38,
        activeBarBorderWidth: 0,
        itemSelectedColor: accentText,
        subMenuItemSelectedColor: accentText,
        itemSelectedBg: palette.hover,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
      },
      Pagination: { itemActiveColor: accentText, itemActiveColorHover: accentText },
      Segmented: { itemSelectedColor: palette.text },
      Tabs: { itemSelectedColor: accentText, itemHoverColor: accentText },
    },
  }
}

/** The one theme there is (docs/domain/interface.md#frame); an installation's own styles may build on its name. */
const defaultTheme = 'theme-default'

/** Writes the tokens as custom properties, for our own styles. */
export function paint({ isDark, accent }: Look, root: HTMLElement): void {
  const palette = paletteOf(isDark)
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(`--${name}`, value)
  root.style.setProperty('--font', fonts.text)
  root.style.setProperty('--accent', accent)
  root.style.setProperty('--accent-text', accentTextOf(isDark, accent))
  root.classList.add(defaultTheme)
  root.style.colorScheme = isDark ? 'dark' : 'light'
}
