import { jobKindLabels } from '@yuncang/shared/nouns/job/rules'
import { expect, test } from 'vitest'
import { jobKinds } from './job-kinds.ts'

test('every kind of job has a name that lists can say', () => {
  expect(Object.keys(jobKindLabels).toSorted()).toEqual([...jobKinds.keys()].toSorted())
})
