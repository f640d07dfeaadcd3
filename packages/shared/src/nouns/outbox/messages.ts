import type { Messages } from '../../kernel/messages/types.ts'

export const outboxMessages = {
  'outbox.expired': ['conflict', '有效期已过，未再发送', 'It expired before it could be sent.'],
  'outbox.failed': [
    'internal',
    '发送未成功，请稍后重新发送；仍然失败请联系管理员',
    'It could not be sent. Send it again later, and ask your administrator if it still fails.',
  ],
  'outbox.gone': [
    'conflict',
    '消息已送达或已过期，不能重发',
    'The message is delivered or expired: there is nothing to send again.',
  ],
  'messageService.absent': [
    'conflict',
    '尚未接入短信邮件服务，请联系管理员配置',
    'No service for text messages and mail is set up. Ask an administrator.',
  ],
  'messageService.unreachable': [
    'internal',
    '短信邮件服务无法连接，系统会自动重试',
    'The service for text messages and mail cannot be reached. It is tried again.',
  ],
  'messageService.silent': [
    'internal',
    '短信邮件服务没有及时回应，系统会自动重试',
    'The service for text messages and mail did not answer in time. It is tried again.',
  ],
  'messageService.refused': [
    'internal',
    '短信邮件服务没有接收这条消息',
    'The service for text messages and mail did not take the message.',
  ],
  'mail.recipientRequired': ['invalid', '请填写收件邮箱', 'Say which mailbox it goes to.'],
  'mail.absent': [
    'conflict',
    '尚未接入邮件服务器，请联系管理员设置',
    'No mail server is set up. Ask an administrator.',
  ],
  'mail.refused': [
    'conflict',
    '对方邮件服务器拒收：{answer}。请核对邮箱地址后重新发送',
    'The mail server refused it: {answer}. Check the address and send it again.',
  ],
  'mail.deferred': [
    'internal',
    '对方邮件服务器要求稍后再试：{answer}。系统会自动重试',
    'The mail server asks to try later: {answer}. It is tried again.',
  ],
  'mail.silent': [
    'internal',
    '邮件服务器没有及时回应，系统会自动重试',
    'The mail server did not answer in time. It is tried again.',
  ],
  'mail.signIn': [
    'internal',
    '邮件服务器不接受登录：{answer}。请联系管理员核对 SMTP_URL',
    'The mail server does not accept our sign-in: {answer}. Ask an administrator to check SMTP_URL.',
  ],
  'mail.unreachable': [
    'internal',
    '邮件服务器无法连接，系统会自动重试',
    'The mail server cannot be reached. It is tried again.',
  ],
  'mail.bounced': [
    'conflict',
    '邮件被退回：{answer}。请核对邮箱地址后重新发送',
    'The mail came back: {answer}. Check the address and send it again.',
  ],
  'mail.returnedNobody': [
    'conflict',
    '邮件被退回，对方没有这个邮箱：{answer}。请核对邮箱地址后重新发送',
    'The mail came back, there is no such mailbox: {answer}. Check the address and send it again.',
  ],
  'mail.returnedDomain': [
    'conflict',
    '邮件被退回，找不到收取该地址邮件的服务器：{answer}。请核对 @ 后面的部分，再重新发送',
    'The mail came back, no server takes mail for that address: {answer}. Check what stands behind the @ and send it again.',
  ],
  'mail.returnedFull': [
    'conflict',
    '邮件被退回，对方邮箱已满：{answer}。请联系对方清理后重新发送，或换一个邮箱',
    'The mail came back, the mailbox is full: {answer}. Ask its owner to make room and send it again, or use another mailbox.',
  ],
  'mail.returnedLarge': [
    'conflict',
    '邮件被退回，对方不收这么大的邮件：{answer}。请减少附件后重新发送',
    'The mail came back, it is larger than the other side takes: {answer}. Send fewer attachments.',
  ],
  'mail.returnedRefused': [
    'conflict',
    '邮件被退回，对方按其规则拒收：{answer}。请联系对方放行后重新发送，或换一个邮箱',
    'The mail came back, the other side refuses it by its rules: {answer}. Ask them to let it in and send it again, or use another mailbox.',
  ],
  'mail.returnedLate': [
    'conflict',
    '邮件被退回，多次投递对方一直没有收下：{answer}。请稍后重新发送，或换一个邮箱',
    'The mail came back, nobody took it in many attempts: {answer}. Send it again later, or use another mailbox.',
  ],
  'mail.tooLarge': [
    'tooLarge',
    '附件合计 {mb} MB，一封邮件最多 18 MB，请减少附件或改用下载',
    'The attachments have {mb} MB; a mail takes 18 MB at most. Send fewer, or have them downloaded.',
  ],
} as const satisfies Messages
