import { upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const productRoutes = {
  'importBatch.product': upload('product'),
  'product.page': { method: 'GET', path: '/api/lh-base/product/list' },
  'product.get': { method: 'GET', path: '/api/lh-base/product/getById' },
  'product.select': { method: 'GET', path: '/api/lh-base/product/getSelect' },
  'product.all': { method: 'GET', path: '/api/lh-base/product/getAllProduct' },
  'product.standings': { method: 'POST', path: '/api/lh-base/product/standings' },
  'product.create': { method: 'POST', path: '/api/lh-base/product/create' },
  'product.update': { method: 'POST', path: '/api/lh-base/product/update' },
  'product.submit': { method: 'POST', path: '/api/lh-base/product/submit' },
  'product.audit': { method: 'POST', path: '/api/lh-base/product/audit' },
  'product.setStopped': { method: 'POST', path: '/api/lh-base/product/updateForbiddenStatus' },
  'product.import': { method: 'POST', path: '/api/lh-base/product/importProduct', kind: 'file' },
  'product.template': { method: 'GET', path: '/api/lh-base/product/template', kind: 'file' },
  'productBrand.page': { method: 'GET', path: '/api/lh-base/productBrand/list' },
  'productBrand.create': { method: 'POST', path: '/api/lh-base/productBrand/create' },
  'productBrand.update': { method: 'POST', path: '/api/lh-base/productBrand/update' },
  'productBrand.setStopped': { method: 'POST', path: '/api/lh-base/productBrand/updateIsStop' },
  'productSingle.page': { method: 'GET', path: '/api/lh-base/productSingle/list' },
  'productSingle.create': { method: 'POST', path: '/api/lh-base/productSingle/create' },
  'productSingle.update': { method: 'POST', path: '/api/lh-base/productSingle/update' },
  'productSingle.setStopped': { method: 'POST', path: '/api/lh-base/productSingle/updateIsStop' },
  'product.export': { method: 'POST', path: '/api/lh-base/product/export', kind: 'file' },
} as const satisfies RouteTable
