import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { expect, test } from 'vitest'
import { reachedOf } from './way.tsx'

const { draft, submitted, passed } = auditStatuses

const step = (action: string, realName: string, time: string, quotationStatus?: number) => ({
  action,
  realName,
  time,
  fieldDiff: {
    ...(quotationStatus !== undefined && {
      quotationStatus: { before: 0, after: quotationStatus },
    }),
  },
})
const first = { bjdId: 'v1', createTime: '2026-11-01 09:00:00' }
const second = { bjdId: 'v2', createTime: '2026-11-10 09:00:00' }
const contract = [
  step('create', '小钱', '2026-10-31 09:00:00'),
  step('quotation.submit', '小赵', '2026-11-02 09:00:00', submitted),
  step('quotation.pass', '老周', '2026-11-03 09:00:00', passed),
  step('editQuotation', '小李', '2026-11-10 09:00:00', draft),
  step('quotation.submit', '小李', '2026-11-11 09:00:00', submitted),
]
const namesOf = (version: typeof first, own: ReturnType<typeof step>[]) => {
  const reached = reachedOf(version, [second, first], { own, contract })
  return [draft, submitted, passed].map((state) => reached.get(state)?.name)
}

test('a version shows who brought it to each state, and nothing of the other versions', () => {
  expect(namesOf(first, [step('create', '小赵', first.createTime)])).toEqual([
    '小赵',
    '小赵',
    '老周',
  ])
  expect(namesOf(second, [step('revise', '小李', second.createTime)])).toEqual([
    '小李',
    '小李',
    undefined,
  ])
})
