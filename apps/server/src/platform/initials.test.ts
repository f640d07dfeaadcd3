import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['青岛样例橡胶贸易有限公司（虚构）', 'qdylxjmyyxgsxg'],
  ['重庆长江银行', 'cqcjyh'],
  ['20号标准胶 STR20', '20hbzjstr20'],
  ['', ''],
])('%s is found by %s', async (name, letters) => {
  expect(await initialsOf(name)).toBe(letters)
})
