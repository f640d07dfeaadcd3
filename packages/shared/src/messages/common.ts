import type { Messages } from './types.ts'

export const commonMessages = {
  'request.invalid': [
    'invalid',
    '提交的内容有误，请检查后重试',
    'Something in the request is not right. Check it and try again.',
  ],
  'request.badJson': ['invalid', '请求内容不是有效的 JSON', 'The request body is not valid JSON.'],
  'request.tooDeep': [
    'invalid',
    '请求内容嵌套过深（最多 32 层）',
    'The request is nested too deeply (32 levels at most).',
  ],
  'request.badText': [
    'invalid',
    '请求内容含有无法保存的字符',
    'The request contains characters that cannot be stored.',
  ],
  'request.unknownQuery': [
    'invalid',
    '不支持的查询参数：{name}',
    'Unknown query parameter: {name}.',
  ],
  'request.badUrl': ['invalid', '请求地址格式不正确', 'The request address is malformed.'],
  'request.malformed': ['invalid', '请求格式不正确', 'The request is malformed.'],
  'request.notFound': ['notFound', '请求的地址不存在', 'There is nothing at this address.'],
  'request.timeout': [
    'timeout',
    '请求超时，请检查网络后重试',
    'The request took too long to arrive. Check the network and try again.',
  ],
  'request.gone': [
    'timeout',
    '请求方已断开，处理已停止',
    'The caller has gone, so the work was stopped.',
  ],
  'request.tooLarge': ['tooLarge', '提交的内容过大', 'The request is too large.'],
  'request.uriTooLong': ['uriTooLong', '请求地址过长', 'The request address is too long.'],
  'request.unsupported': [
    'unsupported',
    '只接受 JSON 格式的请求内容',
    'Only JSON request bodies are accepted.',
  ],
  'request.expectation': [
    'expectation',
    '不支持的 Expect 请求头',
    'The Expect header is not supported.',
  ],
  'request.headersTooLarge': [
    'headersTooLarge',
    '请求头过大',
    'The request headers are too large.',
  ],
  'request.tooMany': [
    'tooMany',
    '请求过于频繁，请 {seconds} 秒后再试',
    'Too many requests. Try again in {seconds} s.',
  ],
  'request.repeated': [
    'conflict',
    '数据正在处理，请勿重复提交',
    'This is already being processed. Please do not submit it twice.',
  ],
  'request.crossSite': [
    'forbidden',
    '不接受来自其他网站的请求',
    'Requests from other sites are refused.',
  ],
  'idempotency.running': [
    'conflict',
    '相同的请求正在处理，请稍候',
    'The same request is still being processed.',
  ],
  'idempotency.mismatch': [
    'mismatch',
    '该幂等键已用于另一份内容',
    'This idempotency key was used with other content.',
  ],
  'idempotency.badKey': [
    'invalid',
    '幂等键应为 1 至 128 个可见字符',
    'An idempotency key has 1 to 128 visible characters.',
  ],
  'server.busy': ['tooMany', '系统繁忙，请稍后再试', 'The system is busy. Try again in a moment.'],
  'server.away': [
    'internal',
    '系统暂时无法处理，请稍后再试',
    'The system cannot work for the moment. Try again shortly.',
  ],
  'server.error': ['internal', '服务器异常', 'The server ran into a problem.'],
  'access.denied': ['forbidden', '您没有此操作的权限', 'You are not permitted to do this.'],
  'record.notFound': [
    'notFound',
    '记录不存在或已被删除',
    'The record does not exist or was deleted.',
  ],
  'record.stale': [
    'conflict',
    '数据已被他人修改，请刷新',
    'Somebody else changed this record. Refresh and try again.',
  ],
  'record.taken': [
    'conflict',
    '相同的资料刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered the same. Refresh and check.',
  ],
  'record.stopReasonRequired': ['invalid', '请填写停用原因', 'Say why it is stopped.'],
  'field.required': ['invalid', '此项必填', 'This field is required.'],
  'field.type': ['invalid', '内容类型不正确', 'This is not the right kind of value.'],
  'field.format': ['invalid', '格式不正确', 'The format is not right.'],
  'field.choice': ['invalid', '不是可选的值', 'This is not one of the choices.'],
  'field.tooLong': ['invalid', '不能超过 {max} 个字', 'Use at most {max} characters.'],
  'field.tooShort': ['invalid', '至少 {min} 个字', 'Use at least {min} characters.'],
  'field.tooBig': ['invalid', '不能大于 {max}', 'This cannot be more than {max}.'],
  'field.tooSmall': ['invalid', '不能小于 {min}', 'This cannot be less than {min}.'],
  'field.tooMany': ['invalid', '不能超过 {max} 项', 'At most {max} entries.'],
  'field.unknown': ['invalid', '不支持的字段：{name}', 'Unknown field: {name}.'],
} as const satisfies Messages
