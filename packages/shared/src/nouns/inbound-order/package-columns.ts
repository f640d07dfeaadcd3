import type { WorkbookColumn } from '../../kernel/workbook.ts'

/** Columns of the inbound workbook for what one package or a whole container holds, a part of the list in workbook.ts. */
export const inboundPackageColumns = [
  // What one package weighs or measures, where a clerk's list says that in place of what the line does
  // (docs/domain/files.md#workbook-of-inbound-orders).
  {
    key: 'pieceNet',
    title: { zh: '每件净重', en: 'Net weight per package' },
    synonyms: ['件净重'],
    weak: [
      '单重',
      '单件重量',
      '每件重量',
      '每箱重量',
      '单位重量',
      'Unit weight',
      'Weight per carton',
      'Weight per piece',
    ],
    measure: 'weight',
    perPackage: { total: 'planNet', count: 'planPieces' },
    extra: true,
  },
  {
    key: 'pieceGross',
    title: { zh: '每件毛重', en: 'Gross weight per package' },
    synonyms: ['件毛重'],
    measure: 'weight',
    perPackage: { total: 'planGross', count: 'planPieces' },
    extra: true,
  },
  {
    key: 'pieceVolume',
    title: { zh: '每件体积', en: 'Volume per package' },
    synonyms: ['单位体积', 'Unit volume'],
    measure: 'volume',
    perPackage: { total: 'planVolume', count: 'planPieces' },
    extra: true,
  },
  // What a container holds in all, where a clerk's list says so: the goods in it must add up
  // (docs/domain/files.md#workbook-of-inbound-orders).
  {
    key: 'containerPieces',
    title: { zh: '整箱件数', en: 'Pieces of container' },
    synonyms: ['箱总件数', '箱件数', '每箱总件数', '柜件数', '整柜件数', '单箱件数'],
    measure: 'pieces',
    extra: true,
  },
  {
    key: 'containerNet',
    title: { zh: '整箱净重', en: 'Net weight of container' },
    synonyms: ['箱总净重', '箱净重', '柜净重', '整柜净重', '单箱净重'],
    measure: 'weight',
    extra: true,
  },
  {
    key: 'containerGross',
    title: { zh: '整箱毛重', en: 'Gross weight of container' },
    synonyms: ['箱总毛重', '箱毛重', '箱货毛重', '柜毛重', '整柜毛重', '单箱毛重'],
    measure: 'weight',
    extra: true,
  },
] as const satisfies readonly WorkbookColumn[]
