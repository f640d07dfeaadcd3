import { describe, expect, test } from 'vitest'
import { checkEmail } from './email.ts'
import { checkImageName } from './image-name.ts'
import { checkUrl } from './url.ts'

describe('URL', () => {
  test.each(['http://', 'http://example.com', 'https://wms.example.com/a'])('%s passes', (url) => {
    expect(checkUrl(url, 'https://wms.example.com')).toBeUndefined()
  })

  test.each(
    [
      [
        '',
        'https://other.example.com',
        'ftp://example.com',
        'javascript:alert(1)',
        '//example.com',
      ],
      [' http://example.com', 'HTTP://example.com', 'xhttp://', null, undefined, 1, ['http://']],
      [Object.create(null)],
    ].flat(),
  )('case %# does not', (url) => {
    expect(checkUrl(url, 'https://wms.example.com')).toMatchObject({
      reason: 'validate.url.shape',
      severity: 'error',
    })
  })

  // Only what starts with http:// or the given host. There is no third way in.
  test.each([
    ['http://a', '', true],
    ['https://a', '', false],
    ['', '', false],
    ['/path', '', false],
    ['https://a', 'https://a', true],
    ['https://a/b?c#d', 'https://a', true],
    ['https://b', 'https://a', false],
    ['//a', 'https://a', false],
    ['a', 'https://a', false],
    ['https:/a', 'https://a', false],
    ['HTTPS://a', 'https://a', false],
    [['http://a'], 'https://a', false],
  ])('case %#: %j for host %j: %s', (url, host, passes) => {
    expect(checkUrl(url, host) === undefined).toBe(passes)
  })
})

describe('image', () => {
  test.each(['a.jpg', 'a.JPEG', '照片.png', 'a.b.gif', 'a.bmp', 'a.webp', 'png'])(
    '%s is one',
    (name) => {
      expect(checkImageName(name)).toBeUndefined()
    },
  )

  test.each(['', 'a', 'a.', 'a.svg', 'a.png.html', 'a.png ', 'a.png\0', 'a/png', 'a.tiff'])(
    '%j is none',
    (name) => {
      expect(checkImageName(name)).toEqual({
        reason: 'validate.image.extension',
        params: { value: name, known: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'] },
        severity: 'error',
      })
    },
  )
})

describe('e-mail', () => {
  test.each([
    'name@example.com',
    'a.b+c@sub.example.cn',
    `${'a'.repeat(64)}@example.com`,
    "o'x@e-x.cn",
  ])('%s is an address', (text) => {
    expect(checkEmail(text)).toBeUndefined()
  })

  test.each(
    [
      ['', 'name', '@example.com', 'name@', 'name@example', 'a@b@example.com', '.a@example.com'],
      ['a.@example.com', 'a..b@example.com', 'a@-example.com', 'a@example-.com', 'a@example..com'],
      ['a@example.com,b@example.com', 'a@example.com;b', 'A <a@example.com>', 'a b@example.com'],
      ['a@example.com\nBcc: b@example.com', '张三@example.com', `${'a'.repeat(65)}@example.com`],
      [`a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(130)}com`],
    ].flat(),
  )('case %# is none', (text) => {
    expect(checkEmail(text)).toMatchObject({
      reason: 'validate.email.shape',
      severity: 'error',
    })
  })
})
