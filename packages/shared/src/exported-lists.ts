import { word, type Words } from './kernel/words.ts'
import { routes, type RoutedOperation } from './routes.ts'
import { nounWords } from './words.ts'

type Word = Words[string]
type ListOf<Operation> = Operation extends `${infer List}.export` ? List : never

/** A list that can be exported: what has an address `<list>.export`. */
export type ExportedList = ListOf<RoutedOperation>

/** Lists that are no nouns, or are called otherwise than the noun that they show. */
const ownWords = {
  inventorySummary: word('库存汇总', 'Stock sums'),
  inventoryHold: word('库存预占', 'Stock holds'),
  inventoryLedger: word('库存流水', 'Stock ledger'),
  feeLine: word('费用', 'Fees'),
  quotation: word('报价', 'Quotations'),
  carrier: word('承运商', 'Carriers'),
  invoiceCode: word('开票编码', 'Invoice codes'),
  identity: word('外部身份', 'Identities'),
  usualLog: word('操作日志', 'Operation log'),
  apiLog: word('接口日志', 'Call log'),
  loginRecord: word('登录日志', 'Sign-in log'),
  outbox: word('待发消息', 'Outbox'),
} as const satisfies Words

const words: Record<ExportedList, Word> = { ...nounWords, ...ownWords }

/** In the middle of a sentence: «export of fee names». */
function inSentence({ zh, en }: Word) {
  return word(zh, en.charAt(0).toLowerCase() + en.slice(1))
}

const suffix = '.export'
const lists = Object.keys(routes).flatMap(
  (operation) =>
    operation.endsWith(suffix) ? [operation.slice(0, -suffix.length) as ExportedList] : [], // as its type says
)

/** Lists that can be exported, as titles of jobs and names of files say. */
export const exportedLists = Object.fromEntries(
  lists.map((list) => [list, inSentence(words[list])]),
) as Readonly<Record<ExportedList, Word>> // each of them
