import { type Sample, stopped, twoOf, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { anyWorkbook, workbook } from '../../support/workbooks.ts'

const piece = { productName: '样例商品', measuringUnit: 'PCS' }

/** A product of the demo, created, submitted and audited; a draft; a submitted one. */
export async function productWorld(app: TestApp) {
  const [audited] = await app.data('product.all', { keyword: 'RSS3' }, 'kf')
  const create = async (): Promise<string> => (await app.data('product.create', piece, 'kf')).id
  const draftProducts = [await create()]
  const submittedProduct = await create()
  await app.data('product.submit', { ids: [submittedProduct] }, 'kf')
  return {
    product: { id: String(audited.id), version: 3 },
    draftProducts,
    submittedProduct,
    productBrands: await twoOf(app, 'productBrand'),
    productSingles: await twoOf(app, 'productSingle'),
  }
}
type ProductWorld = Awaited<ReturnType<typeof productWorld>>

export const productSamples: Record<string, Sample<ProductWorld>> = {
  'product.page': { as: 'cw', input: () => ({ current: 1, size: 2, productName: '标准胶' }) },
  'product.export': { as: 'cw' },
  'product.get': { as: 'cw', input: (world) => ({ id: world.product.id }) },
  'product.select': { as: 'lh', input: () => ({ keyword: '橡胶' }) },
  'product.all': { as: 'lh', input: () => ({}) },
  'product.standings': {
    as: 'kh',
    input: () => ({ written: [{ productCode: '', productName: 'TSR20' }] }),
  },
  'product.create': {
    as: 'kf',
    input: (_world, turn) => ({ ...piece, productCode: `SAMPLE-${turn}` }),
  },
  'product.update': {
    as: 'sw',
    input: (world) => ({
      ...versioned(world.product),
      productName: '烟胶片 RSS3',
      measuringUnit: 'TNE',
    }),
  },
  'product.submit': { as: 'kf', input: (world) => ({ ids: world.draftProducts }) },
  'product.audit': {
    as: 'sh',
    input: (world) => ({ ids: [world.submittedProduct], type: 3, msg: '编码有误' }),
  },
  'product.setStopped': {
    as: 'kf',
    input: (world) => ({
      id: world.submittedProduct,
      version: 3,
      isStop: 1,
      stopReason: '停产',
    }),
  },
  'product.import': {
    as: 'kf',
    upload: () =>
      workbook([
        ['商品名称', '计量单位', '商品编号'],
        ['导入商品', '吨', 'IMPORTED-1'],
      ]),
  },
  'product.template': { as: 'kf' },
  'productBrand.page': { as: 'lh', input: () => ({ size: 2, isStop: 0 }) },
  'productBrand.create': { as: 'kf', input: (_world, turn) => ({ brandName: `样例品牌${turn}` }) },
  'productBrand.update': {
    as: 'kf',
    input: (world) => ({ ...versioned(world.productBrands[0]), brandName: '改名品牌' }),
  },
  'productBrand.setStopped': { as: 'kf', input: (world) => stopped(world.productBrands[1]) },
  'productSingle.page': { as: 'lh', input: () => ({ size: 2, grade: 'TSR' }) },
  'productSingle.create': {
    as: 'kf',
    input: (world, turn) => ({
      productId: world.product.id,
      brandId: world.productBrands[0].id,
      grade: `等级${turn}`,
    }),
  },
  'productSingle.update': {
    as: 'kf',
    input: (world) => ({
      ...versioned(world.productSingles[0]),
      productId: world.product.id,
      brandId: world.productBrands[0].id,
      grade: '改等级',
    }),
  },
  'productSingle.setStopped': { as: 'kf', input: (world) => stopped(world.productSingles[1]) },
  'importBatch.product': { as: 'kf', upload: anyWorkbook },
}
