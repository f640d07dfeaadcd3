import { replaced } from '../testing/fake-browser.ts'
import { answerWith, calls, clientSuite, envelope, outcomeOf, toasts } from '../testing/client.ts'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './failure.ts'
import { send } from './request.ts'
import { store } from '../lib/storage.ts'

/* What the client sends, and what it takes for an answer. */
clientSuite()

test('every request carries the client credential, the token when signed in, and the tenant of the storage', async () => {
  answerWith(() => envelope({ code: 200, msg: '', data: null }))
  const authorization = `Basic ${btoa('yuncang-web:yuncang-web')}`
  store.set('tenant', 'WMS_DEMO')
  await outcomeOf(send('GET', '/api/lh-x/y'))
  store.remove('tenant')
  document.cookie = ''
  await outcomeOf(send('GET', '/api/lh-x/y'))
  expect(calls.map(({ headers }) => headers)).toEqual([
    {
      authorization,
      'accept-language': 'zh',
      'x-access-token': 'secret',
      'tenant-node': 'WMS_DEMO',
    },
    { authorization, 'accept-language': 'zh' },
  ])
})

describe('an answer', () => {
  test.each([200, 201, 404, 500])('of code 200 with status %i is its data', async (status) => {
    answerWith(() => envelope({ code: 200, msg: '', data: { id: '1' } }, status))
    expect(await outcomeOf(send('GET', '/api/lh-x/y'))).toMatchObject({ data: { id: '1' } })
  })

  test.each([
    ['cut short on the way', '{"code":200,"msg":"","da', 200, 500, '服务器异常'],
    ['no JSON', '<html>502 Bad Gateway</html>', 502, 500, '服务器异常'],
    ['nothing', '', 200, 500, '服务器异常'],
    ['null', 'null', 200, 500, '服务器异常'],
    ['a text', '"200"', 200, 500, '服务器异常'],
    ['no code', { data: 1 }, 200, 500, '服务器异常'],
    ['a code of text', { code: '200' }, 200, 500, '服务器异常'],
    ['a failure without words', { code: 403 }, 403, 403, '服务器异常'],
    ['a failure with empty words', { code: 400, msg: '' }, 400, 400, '服务器异常'],
    ['a failure', { code: 400, msg: '请输入合同编号' }, 400, 400, '请输入合同编号'],
    ['a success beyond the accepted statuses', { code: 200, data: 1 }, 502, 500, '服务器异常'],
    ['a failure beyond them', { code: 503, msg: '维护中' }, 503, 503, '维护中'],
  ])('that is %s is refused', async (_name, body, status, code, message) => {
    answerWith(() => envelope(body, status))
    const { error } = (await outcomeOf(send('GET', '/api/lh-x/y'))) as { error: unknown }
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code, message })
    expect([toasts, replaced]).toEqual([[], []])
  })

  test('that never comes is told apart from no server', async () => {
    answerWith(() => Promise.reject(new DOMException('', 'TimeoutError')))
    expect(await outcomeOf(send('GET', '/a'))).toMatchObject({
      error: { code: 0, message: '请求超时，请检查网络后重试' },
    })
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcomeOf(send('GET', '/a'))).toMatchObject({
      error: { code: 0, message: '无法连接服务器，请检查网络后重试' },
    })
  })

  test('to a call that was given up is nothing to tell', async () => {
    const controller = new AbortController()
    controller.abort()
    const reason = new DOMException('', 'AbortError')
    answerWith(() => Promise.reject(reason))
    const { signal } = controller
    expect(await outcomeOf(send('GET', '/a', undefined, { signal }))).toMatchObject({
      error: reason,
    })
  })
})

test('a repeated submission is refused before it is sent, a failed one is not', async () => {
  answerWith(() => envelope({ code: 200, data: 1 }))
  const submit = () => outcomeOf(send('POST', '/save', { no: 1 }, { preventRepeat: true }))
  expect(await submit()).toMatchObject({ data: 1 })
  expect(await submit()).toMatchObject({
    error: { code: 409, message: '数据正在处理，请勿重复提交' },
  })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toMatchObject({ 'prevent-repeat': 'true' })
  await vi.advanceTimersByTimeAsync(1000)
  answerWith(() => envelope({ code: 500, msg: '' }, 500))
  expect(await submit()).toMatchObject({ error: { code: 500 } })
  expect(await submit()).toMatchObject({ error: { code: 500 } })
})
