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
    '文件超过 100 个工作表，请删除多余的工作表后再上传',
    'The file has more than 100 sheets. Remove those that are not needed.',
  ],
  'spreadsheet.warned': [
    'conflict',
    '文件有 {count} 处提示需要确认：{kinds}。请在导入向导中核对并确认后导入',
    'Warnings to be accepted ({count}): {kinds}. Look at them in the import wizard and accept them there.',
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
  'cell.asInRow': [
    'invalid',
    '与第 {row} 行的「{value}」相同，在那一行指定一次即可',
    'Says “{value}” as row {row} does. Choose once there what is meant.',
  ],
  'cell.differsInGroup': [
    'invalid',
    '同一{group}的{name}不一致：第 {row} 行为「{value}」',
    '{name} differs within one {group}: row {row} says “{value}”.',
  ],
  'cell.repeated': ['invalid', '与第 {row} 行重复：{value}', 'The same as in row {row}: {value}.'],
} as const satisfies Messages
