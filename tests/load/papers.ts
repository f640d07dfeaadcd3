import type { Paper } from '@yuncang/server/papers/description'
import { makePaper } from '@yuncang/server/papers/make'
import { availableParallelism } from 'node:os'

/* A paper of a dozen pages (docs/domain/budgets.md#papers): seconds until it is there, its process included. */
const budgetSeconds = 3
const rounds = 5

const words = ['天然橡胶 TSR20 · 样例', 'DMLNQD25030017-1', 'DEMU1000010', 'W1-A-01-01', '20.160']
const paper: Paper = {
  locale: 'zh',
  title: '出库单',
  no: 'CK202503180001',
  isWide: true,
  sections: [
    {
      kind: 'table',
      title: '货物明细',
      columns: [{ title: '序号' }, ...words.map((_, at) => ({ title: `列${at + 1}` }))],
      groups: [{ rows: Array.from({ length: 250 }, (_, at) => [String(at + 1), ...words]) }],
    },
  ],
}
const imprint = {
  company: '青岛示例保税物流中心有限公司',
  logo: '',
  times: 1,
  printedBy: '客服小李',
  printedAt: '2025-03-18 09:00:00',
  time: new Date(0),
}

const taken: number[] = []
let pages = 0
for (let round = 0; round < rounds; round += 1) {
  const began = performance.now()
  pages = (await makePaper(paper, imprint)).pages
  taken.push((performance.now() - began) / 1000)
}
const median = taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
const judged = median <= budgetSeconds ? 'met' : 'MISSED'
console.log(
  `a paper of ${pages} pages: ${median.toFixed(2)} s of ${budgetSeconds} s, ${judged} (median of ${rounds}, ${availableParallelism()} cores)`,
)
