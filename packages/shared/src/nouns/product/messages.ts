import type { Messages } from '../../kernel/messages/types.ts'

export const productMessages = {
  'product.nameRequired': ['invalid', '请输入商品名称', 'Enter the name of the product.'],
  'product.futuresCodeRequired': [
    'invalid',
    '期货商品须填写期货品种代码',
    'Futures goods need the code of the exchange.',
  ],
  'product.unNoRequired': [
    'invalid',
    '危险品须填写联合国编号（UN 号）',
    'Dangerous goods need their UN number.',
  ],
  'product.reasonRequired': ['invalid', '请填写驳回原因', 'Say why the product is rejected.'],
  'product.codeTaken': [
    'conflict',
    '商品编码 {code} 已属于商品「{name}」',
    'Product code {code} already belongs to {name}.',
  ],
  'product.barcodeTaken': [
    'conflict',
    '商品条码 {code} 已属于商品「{name}」',
    'Barcode {code} already belongs to {name}.',
  ],
  'product.beingAudited': [
    'conflict',
    '商品「{name}」正在审核，审核后才能修改',
    'Product {name} is being audited and can be changed afterwards.',
  ],
  'product.notDraft': [
    'conflict',
    '商品「{name}」不是草稿或已驳回，无需提交',
    'Product {name} is neither a draft nor rejected, so it cannot be submitted.',
  ],
  'product.notSubmitted': [
    'conflict',
    '商品「{name}」没有待审核的提交，请刷新',
    'Product {name} is not waiting for an audit. Refresh and check.',
  ],
  'product.ownSubmission': [
    'forbidden',
    '商品「{name}」由您提交，须由他人审核',
    'You submitted product {name}; somebody else must audit it.',
  ],
  'product.stopped': [
    'conflict',
    '商品「{name}」已停用，不能再选用',
    'Product {name} is stopped and can no longer be chosen.',
  ],
  'productBrand.nameRequired': ['invalid', '请输入品牌名称', 'Enter the name of the brand.'],
  'productBrand.nameTaken': [
    'conflict',
    '品牌「{name}」已存在',
    'A brand named {name} already exists.',
  ],
  'productBrand.stopped': [
    'conflict',
    '品牌「{name}」已停用，不能再选用',
    'Brand {name} is stopped and can no longer be chosen.',
  ],
  'productSingle.taken': [
    'conflict',
    '该商品、品牌和等级的单品已存在',
    'This product of this brand and grade already exists.',
  ],
} as const satisfies Messages
