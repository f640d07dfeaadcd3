import { word, type Words } from '../../kernel/words.ts'

export const productWords = {
  product: word('商品', 'Products'),
  productBrand: word('品牌', 'Brands'),
  productSingle: word('单品', 'Graded products'),
} as const satisfies Words
