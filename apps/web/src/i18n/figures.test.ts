import i18next from 'i18next'
import { expect, test } from 'vitest'
import { figures } from './figures.ts'

test('figures in words of the screens have thousands separators; numbers of rows and papers have none', () => {
  const line = '{{count}} · {{pieces}} · {{net}} · {{row}} · {{no}}'
  const instance = i18next.createInstance()
  void instance.use(figures).init({
    lng: 'zh',
    initAsync: false,
    interpolation: { alwaysFormat: true },
    resources: { zh: { translation: { line } } },
  })
  const given = { count: 98000, pieces: 5040, net: '99999.000', row: 1024, no: '20251126' }
  expect(instance.t('line', given)).toBe('98,000 · 5,040 · 99,999.000 · 1024 · 20251126')
})
