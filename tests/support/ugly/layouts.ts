import { book, plain, rowsOf, blanks, heads, type Make } from './lines.ts'
import { bookOf, bytesOf, csvOf, inGbk, said, sheetOf, type Cell, type Rows } from './parts.ts'

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
  'two heading rows with merged groups': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          ['入库清单'],
          [
            '序号',
            '提单号',
            '客户名称',
            '入库类型',
            '预计到货日期',
            '集装箱',
            null,
            '货物',
            null,
            '重量(吨)',
            null,
          ],
          [null, null, null, null, null, '箱号', '箱型', '品名', '件数', '净重', '毛重'],
          ...rowsOf(bill, (line) => ({
            net: Number(line.net) / 1000,
            gross: Number(line.gross) / 1000,
          })).map((row, index) => [index + 1, ...row]),
          ['合计', ...blanks(7), 1032, 65.8205, 66.96],
        ],
        ['A1:K1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3', 'F2:G2', 'H2:I2', 'J2:K2'],
      ),
    ),
  }),
  'two heading rows without merges': (bill) => ({
    name: 'a.csv',
    bytes: inGbk(
      csvOf([
        [
          '提单号',
          '客户名称',
          '入库类型',
          '预计到货日期',
          '集装箱',
          '',
          '货物',
          '',
          '重量（千克）',
          '',
        ],
        ['', '', '', '', '号码', '箱型', '品名', '件数', '净重', '毛重'],
        ...rowsOf(bill),
      ]),
    ),
  }),
  'planned and received figures side by side': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          [...heads.slice(0, 7), '计划', null, null, '实收', null],
          [...blanks(7), '件数', '净重(kg)', '毛重(kg)', '件数', '净重(kg)'],
          ...rowsOf(bill).map((row) => [...row, 1, 2]),
        ],
        'ABCDEFG'
          .split('')
          .map((letter) => `${letter}1:${letter}2`)
          .concat('H1:J1', 'K1:L1'),
      ),
    ),
  }),
  'a second heading row with units, one with the names in English, and column numbers': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        heads.map((text) => text.replace(/\(.*/, '')),
        [
          'MBL No',
          'Customer',
          'Type',
          'ETA',
          'Container No',
          'Size',
          'Goods',
          'Qty',
          'N.W.(KGS)',
          'G.W.(KGS)',
        ],
        heads.map((_, index) => index + 1),
        ...rowsOf(bill),
      ]),
    ),
  }),
  'any order, unknown and nameless columns, two for remarks': (bill) => {
    const order = [9, 3, 0, 7, 5, 1, 8, 2, 4, 6]
    const moved = (row: Cell[]) => [
      null,
      ...order.map((index) => row[index] ?? null),
      '多余',
      '一',
      '二',
    ]
    const rows: Rows = [
      ['', ...order.map((index) => heads[index]!), '内部编号', '备注', '备注'],
      ...rowsOf(bill).map(moved),
    ]
    const sheet = sheetOf(rows)
    sheet['!cols'] = rows[0]!.map((_, index) => ({ hidden: index === 4 }))
    return { name: 'a.xlsx', bytes: bytesOf(bookOf({ Sheet1: sheet })) }
  },
  'hidden rows, which are data': (bill) => {
    const sheet = sheetOf(plain(bill))
    sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }]
    return { name: 'a.xlsx', bytes: bytesOf(bookOf({ Sheet1: sheet })) }
  },
  'the heading again on every printed page': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(
      book([heads, ...rowsOf(bill).slice(0, 2), ['第 1 页'], [], heads, ...rowsOf(bill).slice(2)]),
      'biff8',
    ),
  }),
  'vessel and voyage, container and seal in one column each': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [...heads.slice(0, 4), '箱号/封号', ...heads.slice(5), '船名航次'],
        ...rowsOf(bill, (line, index) => ({
          box: `${said(line.box)}${index % 2 ? ' ' : '/'}SL${index === 2 ? 1 : index}`,
        })).map((row) => [...row, 'DEMO PIONEER V.025E']),
      ]),
    ),
  }),
  'headings in English': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [
          'B/L No.',
          'Customer',
          'Inbound type',
          'ETA',
          'Container No.',
          'Size/Type',
          'Description of Goods',
          'PKGS',
          'N.W. (MT)',
          'G.W. (MT)',
        ],
        ...rowsOf(bill, (line) => ({
          net: Number(line.net) / 1000,
          gross: Number(line.gross) / 1000,
        })),
      ]),
    ),
  }),
  'headings in both languages, with stars, breaks and hints': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [
          '*提单号\nMBL No.',
          '客户名称*（全称）',
          '入库类型 Type',
          '预计到货日期(年-月-日)',
          '箱号 Container No.',
          '箱型 Size',
          '商品名称 / Goods',
          '件数(PCS)',
          '净重 N.W.(KGS)',
          '毛重 G.W.(KGS)',
        ],
        ...rowsOf(bill),
      ]),
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
}
