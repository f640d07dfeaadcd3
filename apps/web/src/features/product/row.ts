import type { product } from '@yuncang/shared/contracts/product'
import type { z } from 'zod'

export type Product = z.output<typeof product.get.output>
