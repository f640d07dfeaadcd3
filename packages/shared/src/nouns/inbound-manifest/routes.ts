import type { RouteTable } from '../../gateway/route.ts'

export const inboundManifestRoutes = {
  'inboundManifest.save': { method: 'POST', path: '/api/lh-wms/inboundOrderManifest/addAll' },
  'inboundManifest.ofBill': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderManifest/getInboundOrderManifestByMasterBillNo',
    filters: 'queryOrBody',
  },
} as const satisfies RouteTable
