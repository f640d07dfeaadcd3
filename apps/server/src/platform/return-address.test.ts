import { expect, test } from 'vitest'
import { ownPath } from './return-address.ts'

const origin = 'https://wms.example.com'

test.each([
  ['/', '/'],
  ['/wms/inboundOrder/index?current=2#row', '/wms/inboundOrder/index?current=2#row'],
  ['https://wms.example.com', '/'],
  ['https://wms.example.com/wel/index', '/wel/index'],
  ['/a/../b', '/b'],
  ['/?next=https://evil.example', '/?next=https://evil.example'],
  ['/wms/%E5%85%A5%E5%BA%93', '/wms/%E5%85%A5%E5%BA%93'],
])('%s is a page of ours', (given, path) => {
  expect(ownPath(given, origin)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://wms.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://wms.example.com.evil.example/',
  'https://wms.example.com@evil.example/',
  'https://evil@wms.example.com/',
  'https://wms.example.com:8443/',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  '/%0d%0aset-cookie:x=1',
  '/\r\nlocation: https://evil.example',
  '/%',
  '',
  'wel/index',
  ' /wel',
  `/${'x'.repeat(3000)}`,
])('%s is none', (given) => {
  expect(ownPath(given, origin)).toBeUndefined()
})

test('a parameter that came twice is none', () => {
  expect(ownPath(['/a', '/b'], origin)).toBeUndefined()
})
