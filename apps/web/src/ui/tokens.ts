/** Every colour, size and face of the product. antd's theme and our own styles are made of these, in light and in dark. */
export type Palette = {
  readonly text: string
  readonly secondary: string
  readonly line: string
  readonly 'line-faint': string
  readonly canvas: string
  readonly surface: string
  readonly raised: string
  readonly hover: string
  readonly 'state-idle': string
  readonly 'state-active': string
  readonly 'state-waiting': string
  readonly 'state-good': string
  readonly 'state-bad': string
}

const light: Palette = {
  text: '#1d2733',
  secondary: '#5b6773',
  line: '#e3e8ee',
  'line-faint': '#eef1f5',
  canvas: '#f4f6f9',
  surface: '#ffffff',
  raised: '#f8fafc',
  hover: '#f0f6fc',
  'state-idle': '#65717e',
  'state-active': '#1660a8',
  'state-waiting': '#a85a00',
  'state-good': '#1d7a3e',
  'state-bad': '#c02c2c',
}

const dark: Palette = {
  text: '#e2e8ef',
  secondary: '#9ba8b5',
  line: '#2e3742',
  'line-faint': '#262e37',
  canvas: '#10151a',
  surface: '#181e25',
  raised: '#1d242c',
  hover: '#222c37',
  'state-idle': '#9ba8b5',
  'state-active': '#6fb3f5',
  'state-waiting': '#eba04a',
  'state-good': '#5fc98a',
  'state-bad': '#ff8a80',
}

export const paletteOf = (isDark: boolean): Palette => (isDark ? dark : light)

export const fonts = {
  text: "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace",
}
