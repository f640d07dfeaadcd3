import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { RateDrawer } from './drawer.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

test('a new rate is of the currency and month that the list was asked for', async () => {
  const drawer = (
    <RateDrawer
      row={undefined}
      asked={{ currency: 'EUR', month: '202610' }}
      onClose={() => undefined}
    />
  )
  const calls = await show(drawer, { session: { permissions: new Set(['fxRate:write']) } })
  await page.getByLabelText(/汇率（折合人民币）/).fill('7.8')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  const written = () =>
    calls.find(({ input }) => (input as { rate?: string }).rate === '7.8')?.input
  await expect.poll(written).toMatchObject({ currency: 'EUR', month: '202610' })
})
