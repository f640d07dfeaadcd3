import type { Messages } from './types.ts'

export const spreadsheetMessages = {
  'spreadsheet.empty': [
    'invalid',
    '文件是空的（0 字节），请重新导出后上传',
    'The file is empty (0 bytes). Export it again and upload that.',
  ],
  'spreadsheet.unreadable': [
    'invalid',
    '文件已损坏或不完整，请用 Excel 打开后另存为 .xlsx 再上传',
    'The file is damaged or incomplete. Open it in Excel, save it as .xlsx and upload that.',
  ],
  'spreadsheet.openQuote': [
    'invalid',
    '文本中有一个引号没有成对，其后的行无法识别，请检查引号，或用 Excel 打开后另存为 .xlsx 再上传',
    'A quotation mark is opened and never closed, so that the rows behind it cannot be told apart. Close it, or save the file as .xlsx and upload that.',
  ],
  'spreadsheet.encrypted': [
    'invalid',
    '文件设有密码，请用 Excel 打开、取消密码后另存再上传',
    'The file has a password. Open it in Excel, remove the password, save it and upload that.',
  ],
  'spreadsheet.oldUnreadable': [
    'invalid',
    '这个 .xls 文件已损坏或设有密码，请用 Excel 打开、取消密码并另存为 .xlsx 再上传',
    'This .xls is damaged or has a password. Open it in Excel, remove the password and save it as .xlsx.',
  ],
  'spreadsheet.html': [
    'invalid',
    '文件实际是网页，其中没有表格，请重新导出为 .xlsx 再上传',
    'The file is a web page without a table. Export it again as .xlsx and upload that.',
  ],
  'spreadsheet.pdf': [
    'invalid',
    '这是 PDF 文件，请上传对应的 Excel（.xlsx、.xls）或 .csv',
    'This is a PDF. Upload the workbook (.xlsx, .xls) or .csv that it was made from.',
  ],
  'spreadsheet.archive': [
    'invalid',
    '这是压缩包，请解压后上传里面的表格文件',
    'This is an archive. Unpack it and upload the workbook inside.',
  ],
  'spreadsheet.macro': [
    'invalid',
    '文件含有宏，请另存为不含宏的 .xlsx 再上传',
    'The file contains macros. Save it as a plain .xlsx and upload that.',
  ],
  'spreadsheet.notSpreadsheet': [
    'invalid',
    '这不是电子表格文件，请上传 .xlsx、.xls、.ods 或 .csv',
    'This is not a spreadsheet. Upload an .xlsx, .xls, .ods or .csv file.',
  ],
  'spreadsheet.bomb': [
    'invalid',
    '文件解压后过大，请拆分后再上传',
    'The file is too large once unpacked. Split it up.',
  ],
  'spreadsheet.twins': [
    'invalid',
    '文件内部有重名的部分，无法确定哪一份为准，请用 Excel 打开后另存为 .xlsx 再上传',
    'Two parts of the file have the same name, so that nobody can tell which counts. Open it in Excel, save it as .xlsx and upload that.',
  ],
  'spreadsheet.tooManyCells': [
    'invalid',
    '表格内容过多，请拆分后再上传',
    'The file holds too much for one import. Split it up.',
  ],
  'spreadsheet.tooLarge': [
    'tooLarge',
    '文件超过 20 MB，请拆分后再上传',
    'The file is larger than 20 MB. Split it up.',
  ],
  'spreadsheet.tooSlow': [
    'invalid',
    '文件读取超过 60 秒，请拆分后再上传',
    'Reading the file took more than 60 s. Split it up.',
  ],
  'spreadsheet.tooManyRows': [
    'invalid',
    '表格超过 100,000 行，请拆分后再上传',
    'The sheet has more than 100,000 rows. Split it up.',
  ],
  'spreadsheet.tooManyColumns': [
    'invalid',
    '表格超过 200 列，请删除多余的列后再上传',
    'The sheet has more than 200 columns. Remove those that are not needed.',
  ],
  'spreadsheet.tooManySheets': [
    'invalid',
    '文件超过 20 个工作表，请删除多余的工作表后再上传',
    'The file has more than 20 sheets. Remove those that are not needed.',
  ],
  'spreadsheet.warned': [
    'conflict',
    '文件有 {count} 处提示需要确认：{kinds}。请在导入向导中核对并确认后导入',
    'Warnings to be accepted ({count}): {kinds}. Look at them in the import wizard and accept them there.',
  ],
  'spreadsheet.noHeader': [
    'invalid',
    '没有找到表头，请使用模板，至少包含：{example}',
    'No heading row was found. Use the template; at least these columns are needed: {example}.',
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
    '工作表 {names} 都有数据，请只保留要导入的一个，或在导入向导中选择工作表',
    'The sheets {names} all hold records. Keep the one to import, or choose it in the import wizard.',
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
  'upload.notMultipart': [
    'unsupported',
    '请以表单（multipart/form-data）方式上传文件',
    'Send the file as multipart/form-data.',
  ],
  'upload.noBoundary': [
    'invalid',
    '上传的表单没有有效的分隔标记（boundary），请由程序生成 Content-Type，不要手写',
    'The form has no valid boundary. Let the client write the Content-Type of its form by itself.',
  ],
  'upload.cutShort': [
    'invalid',
    '文件没有传完，请检查网络后重新上传',
    'The upload broke off. Check the connection and upload again.',
  ],
  'upload.noFile': ['invalid', '没有收到文件', 'No file arrived.'],
  'upload.oneFile': ['invalid', '一次只能上传一个文件', 'Only one file at a time.'],
  'cell.notNumber': ['invalid', '不是数字：{value}', 'Not a number: {value}.'],
  'cell.lostDigits': [
    'invalid',
    '号码在表格中存成了数字，第 15 位之后已丢失，请把单元格设为文本后重新填写',
    'This number is stored as a figure and has lost its digits after the 15th. Make the cell text and enter it again.',
  ],
  'cell.nothingAbove': [
    'invalid',
    '「{value}」之上没有可以沿用的值，请直接填写',
    'There is no value above that “{value}” could repeat. Write it out.',
  ],
  'cell.struckOut': [
    'invalid',
    '有删除线：{value}，请删去划掉的内容',
    'Part of it is struck out: {value}. Remove what is no longer meant.',
  ],
  'cell.isError': [
    'invalid',
    '单元格是错误值 {value}，请改正公式或直接填写',
    'The cell holds the error {value}. Mend its formula or enter the value.',
  ],
  'cell.noResult': [
    'invalid',
    '公式 {value} 没有计算结果，请用 Excel 打开并保存后再上传',
    'The formula {value} has no result. Open the file in Excel, save it and upload that.',
  ],
  'cell.notDate': [
    'invalid',
    '不是日期：{value}（如 2026-01-05）',
    'Not a date: {value} (e.g. 2026-01-05).',
  ],
  'cell.twoDates': [
    'invalid',
    '日期 {value} 分不清月和日，请按 年-月-日 填写（如 2026-01-05）',
    'Month and day of {value} cannot be told apart. Write year-month-day (e.g. 2026-01-05).',
  ],
  'cell.farDate': [
    'invalid',
    '日期 {value} 的年份不合理，请核对（应在 1982 至 2119 年之间）',
    'The year of {value} cannot be right; it must lie between 1982 and 2119.',
  ],
  'cell.notInDictionary': [
    'invalid',
    '「{value}」不是可选的值：{choices}',
    '“{value}” is not one of: {choices}.',
  ],
  'cell.differsInGroup': [
    'invalid',
    '同一{group}的{name}不一致：第 {row} 行为「{value}」',
    '{name} differs within one {group}: row {row} says “{value}”.',
  ],
  'cell.repeated': ['invalid', '与第 {row} 行重复：{value}', 'The same as in row {row}: {value}.'],
} as const satisfies Messages
