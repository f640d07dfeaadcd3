import type { SystemTx } from '@yuncang/db/handle'
import { demoMapSite } from '../config/demo-site.ts'

const tenantNode = 'WMS_DEMO'

/** Links of the demo tenant to other sites, one of each kind (docs/domain/demo.md#demo-tenants). */
const links = [
  {
    code: 'own.portMap',
    nameZh: '港区地图',
    nameEn: 'Map of the port',
    path: `${demoMapSite}/export/embed.html?bbox=120.15,35.98,120.35,36.12`,
    target: '',
  },
  {
    code: 'own.customs',
    nameZh: '海关总署',
    nameEn: 'China Customs',
    path: 'https://www.customs.gov.cn/',
    target: '_blank',
  },
  {
    // Without encryption: opens where APP_ENV is dev, and says elsewhere why it does not.
    code: 'own.port',
    nameZh: '青岛港',
    nameEn: 'Port of Qingdao',
    path: 'http://www.qingdao-port.com/',
    target: '_blank',
  },
] as const

/** Whoever sees the orders of the warehouse sees them, too, below everything else of that section. */
export async function seedLinks(tx: SystemTx): Promise<void> {
  const usual = { icon: 'link', type: 2, permission: 'inboundOrder:read', keepAlive: 1 } as const
  await tx.insert(
    tx.t.menu,
    links.map((link, at) => ({
      ...usual,
      ...link,
      tenantNode,
      id: link.code,
      parentId: 'menu-wms',
      sort: 900 + at,
    })),
  )
}
