import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The weights that papers are set in; the build copies them beside the bundle. */
const weights = {
  normal: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
} as const

/** Where the two files are: beside the bundle, or in the package that they come from. */
export function fontFiles(): Record<keyof typeof weights, string> {
  const built = join(import.meta.dirname, 'fonts')
  const folder = existsSync(built)
    ? built
    : dirname(
        createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
      )
  return { normal: join(folder, weights.normal), bold: join(folder, weights.bold) }
}
