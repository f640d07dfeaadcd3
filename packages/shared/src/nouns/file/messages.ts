import type { Messages } from '../../kernel/messages/types.ts'

export const fileMessages = {
  'storage.missing': ['notFound', '文件不存在或已被清理', 'The file is not there any more.'],
  'storage.unavailable': [
    'internal',
    '文件存储暂时不可用，请稍后再试',
    'The file storage does not answer at the moment. Try again later.',
  ],
  'file.empty': [
    'invalid',
    '「{name}」是空文件（0 字节），请重新选择',
    '{name} is empty (0 bytes). Choose it again.',
  ],
  'file.tooLarge': [
    'tooLarge',
    '文件超过 {limit} MB，请压缩或拆分后再上传',
    'The file is larger than {limit} MB. Compress it or split it up.',
  ],
  'file.kindRefused': [
    'unsupported',
    '「{name}」实际是{kind}，不能上传；可上传图片（jpg、png、webp、gif、bmp）、PDF、xlsx、docx',
    '{name} is really {kind} and cannot be uploaded. Pictures (jpg, png, webp, gif, bmp), PDF, xlsx and docx can.',
  ],
  'file.heic': [
    'unsupported',
    '「{name}」是 HEIC 照片，请在手机上另存为 JPEG，或把相机格式设为「兼容性最佳」后重拍',
    '{name} is a HEIC photo. Save it as JPEG on the phone, or set the camera to “Most Compatible” and take it again.',
  ],
  'file.oldOffice': [
    'unsupported',
    '「{name}」是旧版 Office 文件或设有密码，请取消密码并另存为 xlsx、docx 或 PDF 再上传',
    '{name} is an old Office file or has a password. Remove the password and save it as xlsx, docx or PDF.',
  ],
  'file.macro': [
    'unsupported',
    '「{name}」含有宏，请另存为不含宏的 xlsx 或 docx 再上传',
    '{name} contains macros. Save it as a plain xlsx or docx.',
  ],
  'file.damaged': [
    'invalid',
    '「{name}」已损坏或没有传完，请打开确认后重新上传',
    '{name} is damaged or incomplete. Open it to check, then upload it again.',
  ],
  'file.tooManyDots': [
    'invalid',
    '「{name}」有 {width} × {height} 像素，超过一亿像素，请缩小后再上传',
    '{name} has {width} × {height} dots, more than 100 million. Make it smaller.',
  ],
  'file.quota': [
    'conflict',
    '文件空间不足：已用 {used} MB，共 {quota} MB，本文件 {size} MB；请删除不用的资料，或联系管理员调大「文件容量」',
    'There is no room for this file of {size} MB: {used} of {quota} MB are in use. Remove documents that nobody needs, or ask an administrator for a larger file quota.',
  ],
  'file.tooMany': [
    'conflict',
    '一条记录最多 {limit} 份资料，请先删除不用的',
    'A record has at most {limit} documents. Remove some first.',
  ],
  'file.twice': [
    'conflict',
    '这份文件已经上传过：「{name}」（{who}）',
    'This file is here already: {name} ({who}).',
  ],
  'file.wrongStatus': [
    'conflict',
    '{no} 当前为「{status}」，不能{action}',
    '{no} is “{status}”; you cannot {action} it now.',
  ],
  'file.lateReason': [
    'invalid',
    '{no} 已出场，补传装车照片请填写原因',
    '{no} has left already. Say why the photo of its load comes now.',
  ],
  'file.notOfRecord': [
    'invalid',
    '文件 {id} 不是 {no} 的资料：可能已被删除，或属于其他单据；请在 {no} 重新上传后再选',
    'File {id} is no document of {no}: it was removed, or belongs to something else. Upload it to {no}, then choose it.',
  ],
  'file.notReady': [
    'conflict',
    '「{name}」还没有传完或没有通过检查，请稍候再选，或重新上传',
    '{name} has not arrived or passed its checks yet. Choose it a little later, or upload it again.',
  ],
  'file.noScan': [
    'invalid',
    '「{name}」不是扫描件，请上传图片或 PDF',
    '{name} is no scan. Upload a picture or a PDF.',
  ],
  'file.rangeBeyond': [
    'rangeBeyond',
    '请求的范围超出文件大小',
    'The range lies beyond the end of the file.',
  ],
  'file.kind.html': ['invalid', '网页或 SVG', 'a web page or an SVG'],
  'file.kind.program': ['invalid', '程序', 'a program'],
  'file.kind.archive': ['invalid', '压缩包', 'an archive'],
  'file.kind.unknown': ['invalid', '无法识别的文件', 'a file of an unknown kind'],
} as const satisfies Messages
