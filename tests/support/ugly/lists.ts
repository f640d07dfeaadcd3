import { blanks, book, heads, plain, rowsOf, type Make } from './lines.ts'
import { bytesOf, csvOf, inGbk, said, type Cell, type Rows } from './parts.ts'

/* Lists that clerks put together from several: sums in between, further headings, values that are said once. */
const xlsx = (rows: Rows, merges: string[] = []) => ({
  name: 'a.xlsx',
  bytes: bytesOf(book(rows, merges)),
})

const sum = (word: string, ...figures: number[]): Cell[] => [word, ...blanks(6), ...figures]
const sums = {
  first: [32, 40320, 40960],
  second: [1000, 25500.5, 26000],
  all: [1032, 65820.5, 66960],
}

/** Only the first row of a bill says whose it is. */
const saidOnce = (bill: (n: number) => string): Rows =>
  rowsOf(bill, (_, index) =>
    index === 1 || index === 2 ? { bill: null, customer: null, type: null, date: null } : {},
  )

export const lists: Record<string, Make> = {
  'a sum after each bill, and rows that leave bill and customer empty': (bill) => {
    const [one, two, three, four] = saidOnce(bill)
    const second = sum('合计', ...sums.second)
    const first = sum('合计', ...sums.first)
    return xlsx([heads, four!, second, one!, two!, three!, first, [], sum('总计', ...sums.all)])
  },
  'sums without a word after each bill': (bill) => {
    const [one, two, three, four] = saidOnce(bill)
    const bare = (figures: number[]): Cell[] => [...blanks(7), ...figures]
    return xlsx([
      heads,
      one!,
      two!,
      three!,
      bare(sums.first),
      four!,
      bare(sums.second),
      bare(sums.all),
    ])
  },
  'sums that count the containers': (bill) => {
    const [one, two, three, four] = saidOnce(bill)
    const counted = (word: string, figures: number[]): Cell[] => [
      ...blanks(4),
      word,
      null,
      null,
      ...figures,
    ]
    const first = counted('2柜', sums.first)
    return xlsx([
      heads,
      one!,
      two!,
      three!,
      first,
      four!,
      counted('1 个柜', sums.second),
      counted('共3柜', sums.all),
    ])
  },
  'goods without bill and container below the container they are in': (bill) =>
    xlsx([
      heads,
      ...saidOnce(bill).map((row, index) =>
        index === 2 ? [...row.slice(0, 4), null, null, ...row.slice(6)] : row,
      ),
    ]),
  'a second heading with its columns in another order': (bill) => {
    const order = [0, 1, 2, 3, 4, 5, 6, 9, 7, 8]
    const moved = (row: Cell[]): Cell[] => order.map((index) => row[index] ?? null)
    const rows = rowsOf(bill)
    return xlsx([heads, ...rows.slice(0, 2), [], moved(heads), ...rows.slice(2).map(moved)])
  },
  'a second heading in tonnes, with the title of its page in several cells': (bill) => {
    const tonnes = heads.map((text) => text.replace('千克', ' 吨 '))
    const rows = rowsOf(bill, ({ net, gross }, index) =>
      index < 2 ? {} : { net: Number(net) / 1000, gross: Number(gross) / 1000 },
    )
    const title = ['入库清单（续）', ...blanks(4), '编号：RK-2', null, '第 2 页']
    return xlsx([heads, ...rows.slice(0, 2), title, tonnes, ...rows.slice(2)])
  },
  'a second list beside another column, as text in GBK': (bill) => {
    const rows = rowsOf(bill)
    const wider = (row: Cell[], more: Cell): Cell[] => [more, ...row]
    const list = [
      heads,
      ...rows.slice(0, 3),
      [],
      wider(heads, '序号'),
      ...rows.slice(3).map((row) => wider(row, 4)),
    ]
    return { name: 'a.csv', bytes: inGbk(csvOf(list)) }
  },
  'two pages with a heading of two rows and groups': (bill) => {
    const groups = [...heads.slice(0, 7), '计划', null, null, '实收', null]
    const below = [...blanks(7), '件数', '净重(kg)', '毛重(kg)', '件数', '净重(kg)']
    const rows = rowsOf(bill).map((row) => [...row, 1, 2])
    const letters = 'ABCDEFG'.split('')
    const merged = (row: number) => [
      ...letters.map((letter) => `${letter}${row}:${letter}${row + 1}`),
      `H${row}:J${row}`,
      `K${row}:L${row}`,
    ]
    return xlsx(
      [
        groups,
        below,
        ...rows.slice(0, 2),
        ['第 2 页', null, '入库清单'],
        groups,
        below,
        ...rows.slice(2),
      ],
      [...merged(1), ...merged(6)],
    )
  },
  'ditto marks': (bill) => {
    const marks: Cell[] = ['同上', '〃', '″', '"']
    const ditto = (row: Cell[]) => row.map((cell, at) => (at < 4 ? marks[at]! : cell))
    const [one, two, three, four] = rowsOf(bill)
    const third = three!.map((cell, at) => (at === 4 || at === 5 ? ' 同 上 ' : cell))
    return xlsx([heads, one!, ditto(two!), ditto(third), four!])
  },
  'its heading far below': (bill) =>
    xlsx([...Array.from({ length: 130 }, (_, index) => [`说明 ${index + 1}`]), ...plain(bill)]),
  'boxes by size above the list': (bill) =>
    xlsx([
      ['入库通知单', null, '编号', 'RK-1'],
      ['箱型', '数量'],
      ['20GP', 2],
      ['40HQ', 1],
      [],
      ...plain(bill),
    ]),
  'a bill in the title of each list and in its rows': (bill) => {
    const rows = rowsOf(bill)
    const title = (n: number): Cell[] => [
      `提单：${bill(n)}`,
      null,
      null,
      `客户：${said(rows[0]![1])}`,
    ]
    return xlsx([
      title(1),
      heads,
      ...rows.slice(0, 3),
      sum('合计', ...sums.first),
      title(2),
      heads,
      rows[3]!,
    ])
  },
}
