import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { productSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))
/** With the sentences of its contract. */
const form = screensWith(
  () => import('./words.ts'),
  () => import('@yuncang/shared/nouns/product/messages'),
)

const productListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/product/index',
  staticData: {
    right: 'product:read',
    title: { key: 'product.title', zh: '商品管理', en: 'Products' },
  },
  validateSearch: productSearch,
  component: screen(() => import('./list.tsx'), 'ProductList'),
})

const newProductRoute = createRoute({
  getParentRoute: () => productListRoute,
  path: 'new',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'NewProduct'),
})

const editProductRoute = createRoute({
  getParentRoute: () => productListRoute,
  path: '$id',
  staticData: { isDrawer: true },
  component: form(() => import('./form.tsx'), 'EditProduct'),
})

export const productScreens = [
  productListRoute.addChildren([newProductRoute, editProductRoute]),
] as const
