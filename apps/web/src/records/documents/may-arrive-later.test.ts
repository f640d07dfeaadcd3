import { expect, test } from 'vitest'
import type { ApiError } from '../../api/failure.ts'
import { mayArriveLater } from './may-arrive-later.ts'

type Why = NonNullable<ApiError['data']>['reason']
const refused = (code: number, reason: Why) => ({ code, data: { reason } })

test.each([
  ['the network was gone', { code: 0, data: undefined }, true],
  ['the server had a problem', { code: 500, data: undefined }, true],
  ['there is no room for now', refused(409, 'file.quota'), true],
  ['the file is there already', refused(409, 'file.twice'), false],
  ['the file is of a kind that is refused', refused(415, 'file.kindRefused'), false],
  ['the file is too large', refused(413, 'file.tooLarge'), false],
  ['the file is damaged', refused(400, 'file.damaged'), false],
])(
  'after a failure a file is offered to be sent again only where that may help: %s',
  (_why, error, may) => {
    expect(mayArriveLater(error)).toBe(may)
  },
)
