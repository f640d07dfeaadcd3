import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const reaction = 'apps/web/src/api/reaction.test.ts'
const request = 'apps/web/src/api/request.test.ts'
const toasts = 'apps/web/src/shell/toasts.test.tsx'
const testPage = 'apps/web/src/features/test-page/page.test.tsx'
const signOn = 'tests/e2e/sign-on.spec.ts'
const contracts = 'apps/web/src/features/contract-sync/dialog.test.tsx'
const customers = 'apps/web/src/features/customer-sync/dialog.test.tsx'

/** Every row of the catalogue of errors, in its order, with the test that proves it. */
const catalogue: readonly (readonly [situation: string, file: string, title: string])[] = [
  ['Response code 401', signOn, 'code 401: the session is cleared'],
  ['Any other code than 200', toasts, 'any other code than 200: a toast with the message'],
  ['Code on the configured whitelist', reaction, "[460, '自己处理', '/', 'silent']"],
  ['No permission to log in', reaction, 'one toast, known after %i ms, out after 1 s'],
  ['Duplicate submission', request, 'a repeated submission is refused before it is sent'],
  ['Locked tenant chosen', signOn, 'a locked tenant is chosen'],
  ['Contract sync success', contracts, '同步成功!'],
  ['Contract sync with success false', contracts, '同步失败!'],
  [
    'Contract sync network failure',
    contracts,
    'contract sync network failure: the loading flag clears only',
  ],
  // Manifests have no screen yet; theirs comes with the step that brings them.
  ['Customer or manifest sync success', 'tests/e2e/tools.spec.ts', 'sync customer dialog'],
  [
    'Request failure in sync dialogs',
    customers,
    'request failure in sync dialogs: flags reset, no message',
  ],
  ['Dictionary failure', toasts, 'dictionary failure: that option list stays empty'],
  ['Failed startup load', signOn, 'failed startup load: logged out, to the sign-in'],
  ['Role directive misuse', testPage, 'role directive misuse: 请设置角色权限标签值'],
  ['Missing contract input', contracts, '请输入合同编号或者选择签约起止日期！'],
  [
    'Cancelled dictionary requests',
    'apps/web/src/lib/cancelled.test.ts',
    'a cancelled request is answered from what is there',
  ],
  [
    'Script chunk load',
    'apps/web/src/lib/chunk.test.ts',
    'a script that does not come, after %i ms',
  ],
  ['File-load failure', testPage, 'file-load failure: logged to the console'],
  [
    'UI errors',
    'tests/e2e/error-log.spec.ts',
    'an error of the page reaches the log of the tenant, once',
  ],
]

test('the catalogue of errors has nineteen rows, each with its test', () => {
  expect(catalogue).toHaveLength(19)
  for (const [situation, file, title] of catalogue) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    expect(text.includes(title), `${situation}: ${file} has no «${title}»`).toBe(true)
  }
})
