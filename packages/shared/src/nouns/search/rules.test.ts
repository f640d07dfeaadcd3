import { expect, test } from 'vitest'
import { askedBy } from './rules.ts'

test.each([
  [
    'rk2026',
    { number: { kind: 'inboundOrder', text: 'RK2026' }, plate: 'RK2026', initials: 'rk2026' },
  ],
  ['ck', { number: { kind: 'outboundOrder', text: 'CK' }, initials: 'ck' }],
  ['rk202611170001-0', { number: { kind: 'lot', text: 'RK202611170001-0' } }],
  ['JT2026', { number: { kind: 'feeLine', text: 'JT2026' }, plate: 'JT2026', initials: 'jt2026' }],
  ['sk2026', { number: { kind: 'payment', text: 'SK2026' }, plate: 'SK2026', initials: 'sk2026' }],
  [
    '25372000',
    {
      number: { kind: 'invoice', text: '25372000' },
      plate: '25372000',
      barcode: '25372000',
      initials: '25372000',
    },
  ],
  ['qdyl', { initials: 'qdyl' }],
  ['鲁B12', { plate: '鲁B12', name: '鲁B12' }],
  ['标准胶', { name: '标准胶' }],
  ['w1-a-01', { number: { kind: 'storageLocation', text: 'W1-A-01' }, barcode: 'W1-A-01' }],
  [
    '978-7-111-12806-9',
    { number: { kind: 'storageLocation', text: '978-7-111-12806-9' }, barcode: '9787111128069' },
  ],
  ['A-', { number: { kind: 'storageLocation', text: 'A-' } }],
  ['-01', {}],
])('%s asks for %j', (text, asked) => {
  expect(askedBy(text)).toEqual(asked)
})
