import { expect, test } from 'vitest'
import { tableHeight } from './table-height.ts'

test.each([
  [{ viewport: 900 }, 762],
  [{ viewport: 900, headerRows: 1 }, 806],
  [{ viewport: 900, headerRows: 2 }, 850],
  [{ viewport: 900, hasToolbar: true }, 799],
  [{ viewport: 900, hasFooter: true }, 802],
  [{ viewport: 1080, headerRows: 1, hasToolbar: true, hasFooter: true }, 1063],
])('%j is %i high', (parts, height) => expect(tableHeight(parts)).toBe(height))
