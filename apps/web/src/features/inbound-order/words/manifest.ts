/** The manifest of a bill, on the page of its order. */
export const words = {
  zh: {
    'inboundOrder.manifest': '舱单明细',
    'inboundOrder.manifestTotal': '合计 {{pieces}} 件',
    'inboundOrder.noManifest': '还没有舱单明细；填写后，同一提单的各批不得超过舱单，完成前须核对。',
    'inboundOrder.writeManifest': '填写舱单',
    'inboundOrder.manifestOf': '提单 {{no}} 的舱单明细',
    'inboundOrder.manifestLines': '舱单明细',
    'inboundOrder.manifestHint': '一行一种包装；可从表格粘贴。毛重单位为千克，舱单没有写的留空。',
    'inboundOrder.manifestSaved': '提单 {{no}} 的舱单已保存',
    'inboundOrder.field.manifestGross': '舱单毛重（千克）',
    'inboundOrder.field.manifestGrossTonnes': '舱单毛重（吨）',
    'inboundOrder.field.packType': '包装方式',
    'inboundOrder.field.consignee': '收货人',
    'inboundOrder.field.mark': '唛头',
  },
  en: {
    'inboundOrder.manifest': 'Manifest',
    'inboundOrder.manifestTotal': '{{pieces}} pieces',
    'inboundOrder.noManifest':
      'No manifest yet. With one, the deliveries of the bill cannot exceed it, and it is compared before completion.',
    'inboundOrder.writeManifest': 'Write the manifest',
    'inboundOrder.manifestOf': 'Manifest of bill of lading {{no}}',
    'inboundOrder.manifestLines': 'Manifest',
    'inboundOrder.manifestHint':
      'One line for each packing, pasted from a spreadsheet if you like. Gross weight in kg; leave empty what the manifest does not say.',
    'inboundOrder.manifestSaved': 'The manifest of {{no}} is saved',
    'inboundOrder.field.manifestGross': 'Manifest gross (kg)',
    'inboundOrder.field.manifestGrossTonnes': 'Manifest gross (t)',
    'inboundOrder.field.packType': 'Packing',
    'inboundOrder.field.consignee': 'Consignee',
    'inboundOrder.field.mark': 'Marks',
  },
}
