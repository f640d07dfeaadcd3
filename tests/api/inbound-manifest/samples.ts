import type { Sample } from '../../contract/sample.ts'
import type { InboundOrderWorld } from '../inbound-order/samples.ts'

export const inboundManifestSamples: Record<string, Sample<InboundOrderWorld>> = {
  'inboundManifest.save': {
    as: 'kf',
    input: ({ inbound }, turn) => ({
      masterBillNo: inbound.bondedBill,
      revision: turn - 1,
      inboundManifestList: [{ manifestPieces: 100, manifestGross: '126000', packType: '1' }],
    }),
  },
  'inboundManifest.ofBill': {
    as: 'kf',
    input: ({ inbound }) => ({ masterBillNo: inbound.bondedBill }),
  },
}
