import { expect, test } from 'vitest'
import { ruleVersionsIn } from './rule-history.ts'

const by = { realName: '赵', time: '2026-03-01 08:00:00' }

test('the versions of rules are told from the records of a list, also those of before there were several', () => {
  const versions = ruleVersionsIn([
    { ...by, action: 'create', fieldDiff: {} },
    {
      ...by,
      action: 'setRules',
      fieldDiff: { ruleVersion: { before: 0, after: 1 }, jfgz: { after: { freeMode: 'CLIFF' } } },
    },
    // What was set was there.
    { ...by, action: 'setRules', fieldDiff: { ruleVersion: { before: 1, after: 2 } } },
    {
      ...by,
      action: 'stopRule',
      fieldDiff: {
        ruleVersion: { before: 2, after: 3 },
        jfgz: { after: [{ ruleCode: 'GZ01', freeMode: 'CLIFF', isStop: 1 }] },
        ruleCode: { after: 'GZ01' },
        reason: { after: '本月不收' },
      },
    },
  ])
  expect(versions).toMatchObject([
    {
      version: 3,
      rules: [{ ruleCode: 'GZ01', isStop: 1 }],
      step: { action: 'stopRule', ruleCode: 'GZ01', reason: '本月不收' },
    },
    { version: 2, rules: [{ ruleCode: 'GZ01', freeMode: 'CLIFF', isStop: 0 }] },
    { version: 1, rules: [{ ruleCode: 'GZ01', freeMode: 'CLIFF' }] },
  ])
})
