import type { Messages } from '../../kernel/messages/types.ts'

export const contractDocumentMessages = {
  'contractTemplate.noFile': [
    'invalid',
    '没有找到要用作模板的文件，请重新上传 docx 模板',
    'The file of the template is not there. Upload the docx again.',
  ],
  'contractTemplate.notDocx': [
    'unsupported',
    '「{name}」不是 docx 文件，请用 Word 或 WPS 另存为 docx 再上传',
    '{name} is no docx. Save it as docx in Word or WPS and upload that.',
  ],
  'contractTemplate.unknown': [
    'invalid',
    '模板「{name}」中有无法识别的占位符：{tags}；请对照占位符清单改正后再上传',
    'Template {name} has placeholders that no contract knows: {tags}. Compare them with the list, then upload it again.',
  ],
  'contractTemplate.broken': [
    'invalid',
    '模板「{name}」的占位符 {tag} 没有成对：每个 {{ 要有 }}，每个 {{#列表}} 要有 {{/列表}}',
    'Placeholder {tag} of template {name} is not complete: each {{ needs its }}, each {{#list}} its {{/list}}.',
  ],
  'contractTemplate.external': [
    'unsupported',
    '模板「{name}」引用了外部内容（{target}），请在 Word 中断开链接或删除后再上传',
    'Template {name} refers to content outside of it ({target}). Break the link or remove it, then upload it again.',
  ],
  'contractTemplate.embedded': [
    'unsupported',
    '模板「{name}」内嵌了对象或控件（{target}），请删除后再上传',
    'Template {name} has an embedded object or control ({target}). Remove it, then upload it again.',
  ],
  'contractTemplate.tooSlow': [
    'timeout',
    '处理模板「{name}」超时，请精简模板后再试',
    'Template {name} took too long. Make it simpler and try again.',
  ],
  'contractTemplate.tooLarge': [
    'tooLarge',
    '模板「{name}」解开后过大，请精简模板后再试',
    'Template {name} is too large once unpacked. Make it smaller and try again.',
  ],
  'contractTemplate.damaged': [
    'invalid',
    '模板「{name}」已损坏，请用 Word 打开并另存后再上传',
    'Template {name} is damaged. Open it in Word, save it anew, then upload that.',
  ],
  'contractTemplate.isReset': [
    'conflict',
    '没有单独上传的模板，无需恢复',
    'There is no template of its own to take back.',
  ],
  'contractDocument.none': [
    'conflict',
    '合同 {no} 还没有合同文件，请先生成合同或上传签署件',
    'Contract {no} has no document yet. Make it by its template, or upload the signed paper.',
  ],
  'contractDocument.noAttachments': [
    'conflict',
    '所选合同没有附件',
    'The chosen contracts have no documents.',
  ],
  'contractDocument.notZip': [
    'unsupported',
    '「{name}」不是可以读取的 zip 压缩包（或设有密码），请重新压缩后再上传',
    '{name} is no zip that can be read, or has a password. Pack it again and upload that.',
  ],
  'contractDocument.archiveTooLarge': [
    'tooLarge',
    '压缩包最多 {files} 个文件、解压后 {mb} MB，请分批上传',
    'An archive has {files} files and {mb} MB unpacked at most. Upload it in parts.',
  ],
  'contractDocument.fileTooLarge': [
    'tooLarge',
    '文件超过 {mb} MB',
    'The file is larger than {mb} MB.',
  ],
  'contractDocument.noContract': [
    'invalid',
    '文件夹和文件名中没有找到合同编号，请用合同编号命名文件夹或文件',
    'Neither folder nor file name has the number of a contract. Name one of them by it.',
  ],
  'file.addressRefused': [
    'notFound',
    '下载地址无效或已过期，请回到合同页面重新获取',
    'This address is wrong or has expired. Get a new one on the page of the contract.',
  ],
} as const satisfies Messages
