import type { Locale, MessageParams } from '../../kernel/messages/types.ts'

/** What the platform writes to phones and mailboxes. */
const letters = {
  phoneCode: {
    zh: '【智慧云仓】您的登录验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    en: 'Your sign-in code is {code}. It is good for {minutes} minutes; tell it to nobody.',
  },
  pickup: {
    zh: '【智慧云仓】提货指令 {no}：请 {plate} 于 {date} 到场提货，提货码 {code}，入场时出示，请勿告诉他人。',
    en: 'Pickup instruction {no}: {plate} is expected on {date}. Show code {code} at the gate; tell it to nobody else.',
  },
  testMailSubject: {
    zh: '智慧云仓测试邮件',
    en: 'Test mail of Yuncang',
  },
  testMail: {
    zh: '这是 {name} 于 {time} 发出的测试邮件，收到即表示邮件服务器设置正确，无需处理。',
    en: '{name} sent this test mail at {time}. Its arrival shows that the mail server is set up; nothing is to be done.',
  },
  reportSubject: {
    zh: '{company} {name} {time}',
    en: '{company}: {name}, {time}',
  },
  report: {
    zh: '您好。附件是 {time} 的报表「{name}」，由 {maker} 设置定时发送。如不再需要，请告知 {maker}。\n\n{company}',
    en: 'Please find attached the report {name} of {time}. {maker} set it up to be sent on a schedule; tell them if you no longer need it.\n\n{company}',
  },
  billSubject: {
    zh: '{company} {period} 账单 {no}',
    en: '{company}: statement of fees {no} for {period}',
  },
  creditSubject: {
    zh: '{company} {period} 贷项通知单 {no}',
    en: '{company}: credit note {no} for {period}',
  },
  credit: {
    zh: '{customer}：\n\n您好。附件是 {period} 的贷项通知单 {no}，应退金额 {payable} {currency}。该金额将抵减后续账单或退还贵司，无需付款。\n\n请核对；如有疑问，请告知我们。\n\n{company}\n{name}',
    en: 'Dear {customer},\n\nplease find attached credit note {no} for {period} over {payable} {currency}. It is set against later statements or refunded; nothing is to be paid.\n\nPlease tell us if anything is unclear.\n\n{name}\n{company}',
  },
  bill: {
    zh: '{customer}：\n\n您好。附件是 {period} 的账单 {no}，应结金额 {payable} {currency}，付款期限 {due}。计费依据附在账单之后。\n\n请核对；如有疑问，请在付款期限之前告知我们。\n\n{company}\n{name}',
    en: 'Dear {customer},\n\nplease find attached the statement of fees {no} for {period}: {payable} {currency}, due on {due}. How the amounts came about follows on its last pages.\n\nPlease check it and tell us before the due day if anything is unclear.\n\n{name}\n{company}',
  },
  statementSubject: {
    zh: '{company} 对账单 {from} 至 {to}（{currency}）',
    en: '{company}: statement of account {from} to {to}, {currency}',
  },
  statement: {
    zh: '{customer}：\n\n您好。附件是 {from} 至 {to} 的对账单，期末余额 {closing} {currency}。\n\n请核对；如与贵司账目不符，请告知我们。\n\n{company}\n{name}',
    en: 'Dear {customer},\n\nplease find attached our statement of account from {from} to {to}. The closing balance is {closing} {currency}.\n\nPlease tell us if it differs from your books.\n\n{name}\n{company}',
  },
  outboundSubject: {
    zh: '{company} 出库单 {no}（提单 {bill}）',
    en: '{company}: delivery order {no}, bill of lading {bill}',
  },
  outbound: {
    zh: '{customer}：\n\n您好。附件是出库单 {no}：提单 {bill}，{pieces} 件，净重 {net} 吨，提货日期 {date}。\n\n请核对；如有疑问，请在提货之前告知我们。\n\n{company}\n{name}',
    en: 'Dear {customer},\n\nplease find attached delivery order {no}: bill of lading {bill}, {pieces} pieces, {net} t net, pickup on {date}.\n\nPlease check it and tell us before the pickup if anything is unclear.\n\n{name}\n{company}',
  },
} as const satisfies Record<string, Record<Locale, string>>

export const letter = (locale: Locale, name: keyof typeof letters, params: MessageParams) =>
  letters[name][locale].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''))
