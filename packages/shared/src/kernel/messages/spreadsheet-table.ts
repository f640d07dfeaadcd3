import type { Messages } from './types.ts'

/** What is said of the table in a file that could be opened. */
export const spreadsheetTableMessages = {
  'spreadsheet.noHeader': [
    'invalid',
    '在工作表 {sheets} 中没有找到表头，请使用模板，至少包含：{example}',
    'No heading row was found in the sheets {sheets}. Use the template; at least these columns are needed: {example}.',
  ],
  'spreadsheet.missingColumn': [
    'invalid',
    '缺少必填列：{names}',
    'Required columns are missing: {names}.',
  ],
  'spreadsheet.doubleColumn': [
    'invalid',
    '「{name}」出现在多列（{letters}），请只保留一列',
    '{name} stands in several columns ({letters}). Keep one.',
  ],
  'spreadsheet.severalTables': [
    'invalid',
    '工作表 {names} 都有数据，请选择要导入的工作表',
    'The sheets {names} all hold records. Choose the ones to import.',
  ],
  'spreadsheet.noUnit': [
    'invalid',
    '重量列「{name}」没有注明单位，请在表头写明 吨 或 千克',
    'The weight column “{name}” names no unit. Write t or kg into its heading.',
  ],
  'spreadsheet.noCount': [
    'invalid',
    '「{name}」是每一件的数值，但文件没有这种件数的列，无法算出总数；请补上件数列，或改为总数',
    '“{name}” is a figure of one package, but no column counts these packages. Add their number, or give the figure of all.',
  ],
  'spreadsheet.noCountBelow': [
    'invalid',
    '第 {row} 行的表头中，「{name}」是每一件的数值，但没有这种件数的列，无法算出总数；请补上件数列，或改为总数',
    'In the heading of row {row} “{name}” is a figure of one package, but no column counts these packages. Add their number, or give the figure of all.',
  ],
  'spreadsheet.vague': [
    'invalid',
    '「{name}」可能是：{choices}，请在“表头与列”中选择，或在表头写明',
    '“{name}” may mean: {choices}. Choose one under the columns, or write it into the heading.',
  ],
  'spreadsheet.vagueBelow': [
    'invalid',
    '第 {row} 行的表头中，「{name}」可能是：{choices}，请在“表头与列”中选择，或在表头写明',
    '“{name}” in the heading of row {row} may mean: {choices}. Choose one under the columns, or write it into the heading.',
  ],
  'spreadsheet.doubleColumnBelow': [
    'invalid',
    '第 {row} 行的表头中，「{name}」出现在多列（{letters}），请只保留一列',
    '{name} stands in several columns ({letters}) of the heading in row {row}. Keep one.',
  ],
  'spreadsheet.noUnitBelow': [
    'invalid',
    '第 {row} 行的表头中，重量列「{name}」没有注明单位，请写明 吨 或 千克',
    'In the heading of row {row} the weight column “{name}” names no unit. Write t or kg into it.',
  ],
  'spreadsheet.otherTable': [
    'invalid',
    '第 {row} 行的表头下是另一个表格，缺少 {names}，其中的行都没有读取；如果是货物，请补上这些列',
    'Another table begins below row {row}. It lacks {names}, so none of its rows was read. Add these columns if it holds goods.',
  ],
  'spreadsheet.likeTotal': [
    'invalid',
    '这一行的数字正好是上方各行之和，可能是合计；如果是合计，请在该行的「{name}」中写“合计”，否则确认后按货物导入',
    'The figures of this row are the sums of the rows above it. If it is their sum, write “Total” into its column “{name}”; otherwise accept it as goods.',
  ],
  'spreadsheet.perPackage': [
    'invalid',
    '「{name}」按每件数值 × {count}计算，{of}合计 {sum}，请核对',
    '“{name}” is of one package and was taken times {count}: {of} {sum} in all. Check it.',
  ],
  'spreadsheet.noPackages': [
    'invalid',
    '「{name}」是每件的数值，这一行没有可用的{count}，无法算出{of}',
    '“{name}” is of one package, and this row says no {count} to multiply it by: {of} is missing.',
  ],
  'spreadsheet.notTheProduct': [
    'invalid',
    '{of}为 {total}，但「{name}」{figure} × {packages} 等于 {product}，请核对',
    '{of} is {total}, but “{name}” {figure} × {packages} is {product}. Correct what is wrong.',
  ],
  'spreadsheet.noRows': ['invalid', '表头下没有数据行', 'There are no rows below the heading.'],
  'spreadsheet.rowsRefused': [
    'invalid',
    '共 {count} 处需要更正，未导入任何数据',
    '{count} cells need correcting; nothing was imported.',
  ],
} as const satisfies Messages
