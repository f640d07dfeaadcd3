import { expect, test } from 'vitest'
import { cellsOfCsv } from './csv.ts'
import { decodeText } from './text-encoding.ts'

const gbk = [0xcc, 0xe1, 0xb5, 0xa5, 0xba, 0xc5]
const utf16 = [0xff, 0xfe, 0xd0, 0x63, 0x55, 0x53, 0xf7, 0x53]

test.each([
  ['UTF-8', [...Buffer.from('提单号')]],
  ['UTF-8 with its mark', [...Buffer.from('\ufeff提单号')]],
  ['GBK, as Chinese Excel writes it', gbk],
  ['UTF-16 with its mark', utf16],
])('text in %s is read', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes)).replace('\ufeff', '')).toBe('提单号')
})

test('a rare character of GB18030 survives', () => {
  expect(decodeText(Uint8Array.from([0x95, 0x32, 0x82, 0x36]))).toBe('𠀀')
})

test('cells are text, whatever separates them: 007 keeps its zeros', () => {
  expect(cellsOfCsv(Buffer.from('a;b\n007;"x;y"\n'))).toEqual([
    ['a', 'b'],
    ['007', 'x;y'],
  ])
})
