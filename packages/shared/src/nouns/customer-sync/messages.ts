import type { Messages } from '../../kernel/messages/types.ts'

export const customerSyncMessages = {
  'customerPlatform.unavailable': [
    'internal',
    '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户',
    'The customer platform does not answer properly at the moment. Try again later, or add the customer by hand.',
  ],
  'customerPlatform.refused': [
    'conflict',
    '客户平台拒绝了这次请求：{answer}',
    'The customer platform refused: {answer}',
  ],
  'customerPlatform.absent': [
    'conflict',
    '尚未接入客户平台，请联系管理员配置',
    'No customer platform is set up. Ask an administrator.',
  ],
  'customer.syncNameRequired': ['invalid', '请输入客户名称', "Enter the customer's name."],
  'customer.outsideId': [
    'invalid',
    '客户平台没有这样的编号，请重新选择客户',
    'The customer platform has no such id. Choose the customer again.',
  ],
  'customer.syncNotHere': [
    'forbidden',
    '本租户不使用客户平台，请直接新增客户',
    'This tenant does not use the customer platform. Add the customer directly.',
  ],
  'customer.notOutside': [
    'notFound',
    '客户平台没有「{name}」，请核对全称或手工新增',
    'The customer platform does not know {name}. Check the full name, or add it by hand.',
  ],
} as const satisfies Messages
