import type { ThemeConfig } from 'antd'

/** Every colour, size and face of the product; antd's theme and our own styles are made of these. */
export const tokens = {
  accent: '#1f6fb8',
  text: '#1d2733',
  secondary: '#5b6773',
  line: '#e3e8ee',
  canvas: '#f4f6f9',
  surface: '#ffffff',
  state: {
    idle: '#65717e',
    active: '#1660a8',
    waiting: '#a85a00',
    good: '#1d7a3e',
    bad: '#c02c2c',
  },
  font: "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace",
  rowHeight: 40,
}

export const theme: ThemeConfig = {
  cssVar: { key: 'yuncang' },
  token: {
    colorPrimary: tokens.accent,
    // Darker, not lighter: white words on it stay readable.
    colorPrimaryHover: '#1a5d9b',
    colorInfo: tokens.accent,
    colorText: tokens.text,
    colorTextSecondary: tokens.secondary,
    colorTextDescription: tokens.secondary,
    colorTextPlaceholder: '#6b7682',
    colorBorderSecondary: tokens.line,
    colorBgLayout: tokens.canvas,
    colorError: tokens.state.bad,
    colorSuccess: tokens.state.good,
    borderRadius: 6,
    fontFamily: tokens.font,
    fontSize: 14,
    lineHeight: 22 / 14,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.15s',
    controlHeight: 34,
  },
  components: {
    Layout: { siderBg: tokens.surface, headerBg: tokens.surface, bodyBg: tokens.canvas },
    Menu: { itemHeight: 38, activeBarBorderWidth: 0 },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
  },
}
