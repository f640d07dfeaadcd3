import { expect, test } from 'vitest'
import { signInAddress } from './credentials.ts'
import { asksToLock, choiceAddress, unlockAddress } from './sign-on.ts'

const authorize = (path: string) => `/sso/authorize?redirect_uri=${encodeURIComponent(path)}`

test.each([
  ['/lock', '', false, true],
  ['/lock', '', true, false],
  ['/lock', '?opened=1', false, false],
  ['/lock', '?opened=2', false, true],
  ['/wel/index', '', false, false],
])('%s%s, loaded anew %s: asks for the lock %s', (pathname, search, isReload, asks) => {
  expect(asksToLock({ pathname, search }, isReload)).toBe(asks)
})

test('who opens the lock screen at the issuer does not lock it by coming back', () => {
  expect(unlockAddress('/lock')).toBe(`${authorize('/lock?opened=1')}&unlock=1`)
  expect(unlockAddress('/wel/index?view=day')).toBe(`${authorize('/wel/index?view=day')}&unlock=1`)
})

test.each([
  ['/login?uid=7', null],
  ['/lock', authorize('/')],
  ['/codeCallback', authorize('/')],
  [choiceAddress('/base/customer/index?current=2'), authorize('/base/customer/index?current=2')],
  ['/codeCallback?type=tenant&redirect_uri=//evil.example', authorize('/')],
  ['/notice?current=2', authorize('/notice?current=2')],
])('who has to sign in at %s goes to %s', (here, address) => {
  expect(signInAddress(here)).toBe(address)
})
