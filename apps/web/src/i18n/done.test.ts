import { expect, test } from 'vitest'
import { record } from './record.ts'
import type { Words } from './setup.ts'

/* What is said once a step was taken is put together from the word of its button, whatever that word is. */
const parts = import.meta.glob<Record<string, Words>>(
  ['../features/*/words.ts', '../features/*/words/*.ts'],
  { eager: true },
)
const all = [record, ...Object.values(parts).flatMap((part) => part['words'] ?? [])]

const saysDone = /(\.done|Done|stepTaken)$/
const told = (language: keyof Words) =>
  all.flatMap((words) =>
    Object.entries(words[language]).filter(
      ([key, text]) => saysDone.test(key) && text.includes('{{step}}'),
    ),
  )

test('every message of a step that was taken names the step behind the success', () => {
  expect(
    told('zh')
      .map(([key]) => key)
      .toSorted(),
  ).toEqual([
    'bill.done',
    'bill.reductionDone',
    'contract.done',
    'inboundOrder.done',
    'monthClose.done',
    'outboundOrder.done',
    'outboundOrder.stepTaken',
    'record.stepDone',
    'sealRecord.done',
  ])
  expect(told('zh').filter(([, text]) => !/^操作成功：.*\{\{step\}\}$/.test(text))).toEqual([])
  expect(told('en').filter(([, text]) => !text.startsWith('Done: {{step}}'))).toEqual([])
})

test('no message puts «成功» behind the word of a step: «审核通过成功»', () => {
  const texts = all.flatMap(({ zh }) => Object.values(zh))
  expect(texts.filter((text) => /\}\}成功/.test(text))).toEqual([])
})
