import { z } from 'zod'
import { flag, listSearch, number, sortOf, text } from '../../lib/list-search.ts'

/* What the lists of logs keep in their addresses, and what the server is asked for. */

export const usualSearch = z.object({ ...listSearch, operation: text, account: text })
export type UsualSearch = z.output<typeof usualSearch>
export const usualQuery = ({ view: _view, ...search }: UsualSearch) => ({
  ...search,
  ...sortOf(['createTime'] as const, search),
})

export const apiSearch = z.object({
  ...listSearch,
  url: text,
  account: text,
  requestId: text,
  statusFrom: number,
})
export type ApiSearch = z.output<typeof apiSearch>
export const apiQuery = ({ view: _view, ...search }: ApiSearch) => ({
  ...search,
  ...sortOf(['createTime', 'costMs'] as const, search),
})

export const errorSearch = z.object({ ...listSearch, message: text, url: text, solveStatus: flag })
export type ErrorSearch = z.output<typeof errorSearch>
export const errorQuery = ({ view: _view, ...search }: ErrorSearch) => ({
  ...search,
  ...sortOf(['createTime', 'time'] as const, search),
})

const kinds = ['signIn', 'signOut', 'failed'] as const
export const loginSearch = z.object({
  ...listSearch,
  account: text,
  kind: z.enum(kinds).optional().catch(undefined),
})
export type LoginSearch = z.output<typeof loginSearch>
export const loginQuery = ({ view: _view, ...search }: LoginSearch) => ({
  ...search,
  ...sortOf(['time'] as const, search),
})
