/** Outbound orders by mail. */
export const words = {
  zh: {
    'outboundOrder.mail': '邮件发送',
    'outboundOrder.mailTitle': '发送出库单 {{no}}',
    'outboundOrder.mailAttached': '出库单以 PDF 附在邮件中。',
    'outboundOrder.mailed': '出库单 {{no}} 已交付发送，结果见「邮件发送记录」',
    'outboundOrder.action.send': '发送出库单至',
  },
  en: {
    'outboundOrder.mail': 'Send by mail',
    'outboundOrder.mailTitle': 'Send delivery order {{no}}',
    'outboundOrder.mailAttached': 'The delivery order is attached as PDF.',
    'outboundOrder.mailed': 'Delivery order {{no}} is on its way; “Mails” says what becomes of it',
    'outboundOrder.action.send': 'sent the delivery order to',
  },
} as const
