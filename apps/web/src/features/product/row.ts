import type { product } from '@yuncang/shared/nouns/product/contract'
import type * as z from 'zod'

export type Product = z.output<typeof product.get.output>
