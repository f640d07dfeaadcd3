import type { Locale } from '@yuncang/shared/kernel/messages/types'

/** What the engine itself says on a paper. */
type PaperWords = {
  readonly page: (page: number, pages: number) => string
  readonly times: (times: number) => string
  readonly seal: string
  readonly day: string
  readonly total: string
}

export const paperWords: Record<Locale, PaperWords> = {
  zh: {
    page: (page, pages) => `第 ${page}/${pages} 页`,
    times: (times) => `第 ${times} 次打印`,
    seal: '签章：',
    day: '日期：',
    total: '合计',
  },
  en: {
    page: (page, pages) => `Page ${page}/${pages}`,
    times: (times) => `Print no. ${times}`,
    seal: 'Signed and sealed:',
    day: 'Date:',
    total: 'Total',
  },
}
