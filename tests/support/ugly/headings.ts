import { book, rowsOf, blanks, heads, type Make } from './lines.ts'
import { bookOf, bytesOf, csvOf, inGbk, said, sheetOf, type Cell, type Rows } from './parts.ts'

/* How its columns are called. */
export const headings: Record<string, Make> = {
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
  'net weight in tonnes by its heading, gross in kilograms': (bill) => {
    const tonnes = heads.map((text) => text.replace('净重(千克)', '净重（吨）'))
    const rows = rowsOf(bill, ({ net }) => ({ net: Number(net) / 1000 }))
    return { name: 'a.xlsx', bytes: bytesOf(book([tonnes, ...rows])) }
  },
}
