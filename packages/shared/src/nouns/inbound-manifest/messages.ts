import type { Messages } from '../../kernel/messages/types.ts'

export const inboundManifestMessages = {
  'inboundManifest.morePieces': [
    'conflict',
    '提单 {no} 各批合计 {pieces} 件，超过舱单的 {most} 件，请核对货物明细或舱单',
    'The deliveries of bill of lading {no} come to {pieces} pieces, more than the {most} of its manifest. Check the goods or the manifest.',
  ],
  'inboundManifest.moreGross': [
    'conflict',
    '提单 {no} 各批合计毛重 {gross} 吨，超过舱单的 {most} 吨，请核对货物明细或舱单',
    'The deliveries of bill of lading {no} come to {gross} t gross, more than the {most} t of its manifest. Check the goods or the manifest.',
  ],
  'inboundManifest.fixed': [
    'conflict',
    '入库订单 {no} 已按舱单核对完成，舱单不能再修改；请先撤销入库完成',
    'Inbound order {no} was completed by this manifest, which cannot change any more. Undo the completion first.',
  ],
  'inboundManifest.unconfirmed': [
    'conflict',
    '提单 {no} 舱单 {pieces} 件，本单实收 {actual} 件，请核对舱单与实收后确认完成',
    'The manifest of bill of lading {no} says {pieces} pieces; {actual} came with this order. Check both and confirm.',
  ],
} as const satisfies Messages
