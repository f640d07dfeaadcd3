import { expect, test } from 'vitest'
import { watchStanding } from './other-windows.ts'

function watched() {
  let standing = ['token', 'WMS_DEMO']
  let changes = 0
  const page = new EventTarget()
  watchStanding({ page, standing: () => standing, onChange: () => (changes += 1) })
  return (sign: string, ...next: string[]) => {
    standing = next
    page.dispatchEvent(new Event(sign))
    return changes
  }
}

test.each(['storage', 'pageshow'])(
  '%s tells a window that another one left the tenant, or is somebody else',
  (sign) => {
    expect(watched()(sign, 'token', 'WMS_HD')).toBe(1)
    expect(watched()(sign, 'other', 'WMS_DEMO')).toBe(1)
    expect(watched()(sign)).toBe(1)
  },
)

test('a window goes on as long as nothing that counts has changed, and leaves once', () => {
  const look = watched()
  expect(look('storage', 'token', 'WMS_DEMO')).toBe(0)
  expect(look('storage', 'token', 'WMS_HD')).toBe(1)
  expect(look('pageshow')).toBe(1)
})
