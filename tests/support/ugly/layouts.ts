import { book, plain, rowsOf, blanks, heads, type Make } from './lines.ts'
import { bookOf, bytesOf, sheetOf, type Cell } from './parts.ts'

/* Where on its sheet the delivery stands. */
export const layouts: Record<string, Make> = {
  'titles above, blank rows, sums, notes and signatures below': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          ['青岛样例橡胶贸易有限公司（虚构）入库通知单'],
          ['编号：RK-2026-001', null, null, null, null, null, null, null, '日期：2026-03-01'],
          [],
          ['请仓库安排卸货，谢谢'],
          heads,
          ...rowsOf(bill).slice(0, 3),
          ['小计', ...blanks(6), 32, 40320, 40960],
          [],
          ...rowsOf(bill).slice(3),
          ['合  计：', ...blanks(6), 1032, 65820.5, 66960],
          [],
          ['备注：1. 请提前一天预约；2. 合计重量以过磅为准。'],
          ['制表人：张三', null, null, '审核：李四', null, null, '日期：2026-03-01'],
        ],
        ['A1:J1'],
      ),
    ),
  }),
  'the bill, customer, type and date merged down many rows': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(
      book(
        [
          heads,
          ...rowsOf(bill, (_, index) =>
            index === 1 || index === 2
              ? { bill: null, customer: null, type: null, date: null }
              : {},
          ).map((row, index) =>
            index === 2 ? [...row.slice(0, 4), null, null, ...row.slice(6)] : row,
          ),
        ],
        ['A2:A4', 'B2:B4', 'C2:C4', 'D2:D4', 'E3:E4', 'F3:F4'],
      ),
      'biff8',
    ),
  }),
  'a gross weight that is merged over two lines counts once': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          heads,
          ...rowsOf(bill, (_, index) =>
            index === 1 ? { gross: 20480 } : index === 2 ? { gross: null } : {},
          ),
        ],
        ['J3:J4'],
      ),
    ),
  }),
  'net and gross weights that are merged over the lines of a container': (bill) => {
    const rows = rowsOf(bill, (_, index) =>
      index === 1 ? { net: 20160, gross: 20480 } : index === 2 ? { net: null, gross: null } : {},
    )
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rows], ['I3:I4', 'J3:J4'])) }
  },
  'the data on the second sheet, a hidden old copy on the third': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      bookOf(
        {
          填写说明: sheetOf([['请按要求填写'], ['提单号', '必填'], ['净重', '单位：吨']]),
          明细: sheetOf(plain(bill)),
          上月: sheetOf([heads, ...rowsOf((n) => `OLD${n}000`)]),
        },
        { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] },
      ),
    ),
  }),
  'hidden rows, which are data': (bill) => {
    const sheet = sheetOf(plain(bill))
    sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }]
    return { name: 'a.xlsx', bytes: bytesOf(bookOf({ Sheet1: sheet })) }
  },
  'the heading again on every printed page': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(
      book([
        heads,
        ...rowsOf(bill).slice(0, 2),
        ['第 1 页 共 2 页'],
        [],
        ['入库清单（续）'],
        heads,
        ...rowsOf(bill).slice(2),
      ]),
      'biff8',
    ),
  }),
  'a small second table below': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        ...plain(bill),
        ['合计', ...blanks(6), 1032, 65820.5, 66960],
        [],
        ['箱型', '数量'],
        ['20GP', 2],
        ['40HQ', 1],
      ]),
    ),
  }),
  'a sum without a word, and formulas filled down too far': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        ...plain(bill),
        [...blanks(7), 1032, 65820.5, 66960],
        [...blanks(7), 0, 0, 0],
        ['', '', ...blanks(5), 0, 0, 0],
      ]),
    ),
  }),
  'the table in the middle of the sheet, counted and commented': (bill) => {
    const rows = rowsOf(bill).map((row, at) => [null, null, at + 1, ...row, null, '已电话确认'])
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([[], [], [null, null, '序号', ...heads], ...rows])),
    }
  },
  'an empty first sheet, a sheet of notes, and the data on a third': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      bookOf({
        Sheet1: sheetOf([]),
        填写说明: sheetOf([['一、提单号必填'], ['二、客户名称须与合同一致'], ['三、件数为整数']]),
        入库明细: sheetOf(plain(bill)),
      }),
    ),
  }),
  'sums whose word stands in the column of the goods': (bill) => {
    const sum = (word: string): Cell[] => [
      null,
      null,
      null,
      null,
      null,
      null,
      word,
      1032,
      65820.5,
      66960,
    ]
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([...plain(bill), sum('TOTAL:'), [], sum('总计（Grand Total）')])),
    }
  },
  'a brand that is called TOTAL': (bill) => {
    const rows = rowsOf(bill).map((row) => [...row, 'TOTAL', 'Total 5W-30'])
    return { name: 'a.xlsx', bytes: bytesOf(book([[...heads, '品牌', '英文品名'], ...rows])) }
  },
  'sums as a pivot table writes them': (bill) => {
    const [one, two, three, four] = rowsOf(bill)
    const sum = (word: string, ...figures: number[]) => [word, ...blanks(6), ...figures]
    const first = [one!, two!, three!, sum(`${bill(1)} 汇总`, 32, 40320, 40960)]
    const second = [four!, sum(`${bill(2)} 汇总`, 1000, 25500.5, 26000)]
    const all = sum('总计', 1032, 65820.5, 66960)
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...first, ...second, all])) }
  },
}
